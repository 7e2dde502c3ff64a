import type { Locale } from '../i18n/routing';
import { pictureUrl, siteUrl } from '../seo/site-url';
import { toTarget, type Target } from './addresses';

/**
 * The public address for a link that an editor typed into its own field: a path in the language of the page when it
 * leads to the site, else the address as typed.
 *
 * @returns null when a visitor may not follow it
 */
export function toTypedAddress(address: string, locale: Locale): string | null {
  const target = toTarget(address, locale);
  if (target?.kind === 'away') return address.trim();
  if (target?.kind === 'place') return address;
  if (target?.kind === 'page') return target.path;
  const full = target && fullAddress(target);

  return full ? new URL(full).pathname : null;
}

/** The full public address of a target. Null when it has none outside its text. */
export function fullAddress(target: Target): string | null {
  switch (target.kind) {
    case 'page':
    case 'file':
      return siteUrl(target.path);
    case 'picture':
      return pictureUrl({ src: target.src });
    case 'away':
      return target.href;
    default:
      return null;
  }
}
