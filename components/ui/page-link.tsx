import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';

import { localizedPath, type Href } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: Href;
  /** Another language than the page's own. */
  locale?: Locale;
};

/** A link to a page of the site: a plain one, since pages are small and complete and the browser keeps their scripts. */
export function PageLink({ href, locale, ...rest }: Props) {
  const own = useLocale();

  return (
    <a href={localizedPath(href, locale ?? own)} {...(locale && { hrefLang: locale })} {...rest} />
  );
}
