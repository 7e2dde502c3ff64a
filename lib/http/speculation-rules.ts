import { localizedPath, type Href } from '../i18n/href';
import { routing } from '../i18n/routing';

/** Pages that only a visitor's own request may open: a search costs a request to WordPress, a preview is a draft. */
const neverAhead: Href[] = [
  { pathname: '/search' },
  { pathname: '/preview/[token]', params: { token: '' } },
];

/**
 * The speculation rules of the site: browsers that know them prerender the page of a link before the visitor follows it
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). A browser that saves data prerenders nothing.
 *
 * @param trigger `hover`: while the pointer rests on the link or presses it; `viewport`: also soon after it is visible
 */
export function speculationRules(trigger: 'hover' | 'viewport') {
  const excluded = neverAhead.flatMap((href) =>
    routing.locales.map((locale) => `${localizedPath(href, locale)}*`.replaceAll('%2A*', '*')),
  );

  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // Files have a dot, and an address with a query is no page that is stored.
            { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)', ...excluded] } },
            // Links to a part of this page, in other tabs, to files, and those that make a list longer in place.
            { not: { selector_matches: '[href*="#"], [target], [download], [data-next]' } },
          ],
        },
        eagerness: trigger === 'hover' ? 'moderate' : 'eager',
      },
    ],
  };
}
