import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';

import { colours } from '@/lib/config/colours-outside-css.mjs';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { site } from '@/lib/site';

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') =>
  ({ src: `/icons/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }) as const;

/** The web app manifest, used when a visitor adds the site to the home screen of a phone. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const locale = routing.defaultLocale;
  const t = await getTranslations({ locale, namespace: 'site' });
  const home = localizedPath({ pathname: '/' }, locale);

  return {
    id: home,
    start_url: home,
    scope: home,
    name: site.product,
    short_name: site.product,
    description: t('description'),
    lang: locale,
    display: 'browser',
    background_color: colours.ink,
    theme_color: colours.ink,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
