import {
  contentTypeNames,
  contentTypes,
  type ContentTypeName,
} from '../../lib/data/content-type-registry';
import { localizedPath, toHref } from '../../lib/i18n/href';
import { routing, type Locale, type Route } from '../../lib/i18n/routing';
import { content } from './content';

const { post, event, video, release } = content;
const [year = '', month = ''] = post.date.split('-');

/** An item of each content type that has one in the demo: the values of the parameters in its routes. */
const items: Partial<Record<ContentTypeName, Record<string, string>>> = {
  post: { year, month, slug: post.slug },
  event: { slug: event },
  video: { slug: video },
  music: { slug: release },
};

/** Example values for the parameters of the routes of content types. Where a missing item redirects, any slug will do. */
export const examplesOfTypes = Object.fromEntries(
  contentTypeNames.flatMap((name) => {
    const { routes, whenMissing } = contentTypes[name];
    const params = items[name] ?? (whenMissing === 'redirect-to-list' ? { slug: 'made-up' } : {});
    return Object.keys(routes).map((route) => [`/[locale]${route}`, inRoute(route, params)]);
  }),
);

function inRoute(route: string, params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => route.includes(`[${name}]`)));
}

/** The lists and an item of each content type, in both languages. */
export const pagesOfTypes = contentTypeNames.flatMap((name) => {
  const lists: readonly { route: Route }[] = contentTypes[name].lists;
  const params = items[name];
  const hrefs = [
    ...lists.map(({ route }) => toHref(route)),
    ...(params ? [toHref(contentTypes[name].item, params)] : []),
  ];
  return hrefs.flatMap((href) => routing.locales.map((locale) => localizedPath(href, locale)));
});

/** The paths of the feeds of all content types in a language. */
export const feedsIn = (locale: Locale): string[] =>
  Object.values(contentTypes).flatMap(({ feeds }) =>
    feeds.map((route: Route) => localizedPath(toHref(route), locale)),
  );
