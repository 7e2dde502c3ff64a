import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';

import { localizedPath, type Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: Href;
  /** The language of the linked page, if it is not that of this page. */
  locale?: Locale;
};

/** A plain link to a page of the site, without `next/link`: pages are small, and the browser caches their scripts. */
export function PageLink({ href, locale, ...rest }: Props) {
  const own = useLocale();

  return (
    <a href={localizedPath(href, locale ?? own)} {...(locale && { hrefLang: locale })} {...rest} />
  );
}
