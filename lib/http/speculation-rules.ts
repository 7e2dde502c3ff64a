import { localizedPath, type Href } from '../i18n/href';
import { routing } from '../i18n/routing';

/** Pages that browsers must not prerender: a search costs a request to WordPress, and a preview is a draft. */
const neverPrerendered: Href[] = [
  { pathname: '/search' },
  { pathname: '/preview/[token]', params: { token: '' } },
];

/**
 * The speculation rules of the site: browsers that support them prerender the page of a link before the visitor follows
 * it (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). A browser in data-saving mode prerenders
 * nothing.
 *
 * @param trigger when the page is prerendered. `hover`: while the pointer rests on the link or presses it. On phones,
 *   which have no hover, Chromium chooses a few of the visible links. `viewport`: earlier. On phones, this is soon after
 *   the link is visible; on desktops, after a shorter hover
 *   (https://developer.chrome.com/docs/web-platform/prerender-pages#eagerness)
 */
export function speculationRules(trigger: 'hover' | 'viewport') {
  const excluded = neverPrerendered.flatMap((href) =>
    routing.locales.map((locale) => `${localizedPath(href, locale)}*`),
  );

  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            // Paths of files have a dot. A URL with a query has no stored page.
            { not: { href_matches: ['/api/*', '/*.*', '/*\\?(.+)', ...excluded] } },
            // Links to a part of this page, in other tabs, to files, and links that append the next page to a list.
            { not: { selector_matches: '[href*="#"], [target], [download], [data-next]' } },
          ],
        },
        eagerness: trigger === 'hover' ? 'moderate' : 'eager',
      },
    ],
  };
}
