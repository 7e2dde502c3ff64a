import { germanPaths } from './german-paths.mjs';
import { pathOf } from '../../post-paths.mjs';
import { previewPath } from '../../preview-path.mjs';
import { findContent } from './content.mjs';

/**
 * The data source of a page. `wordpress` and `both` (WordPress and Supabase): stored pages. `per-request`: rendered
 * from WordPress for each visitor. `file`: a file of WordPress that is passed on. `nobody`: needs no data source.
 * `elsewhere`: needs another host.
 * @typedef {'wordpress' | 'both' | 'per-request' | 'file' | 'nobody' | 'elsewhere'} Source
 */
/**
 * A page of one type, with a path that can be requested before the page was ever rendered.
 * @typedef {object} Page
 * @property {string} type
 * @property {string} path
 * @property {Source} source
 * @property {RegExp[]} shows patterns that the complete content matches
 * @property {boolean} [mayBePartial] whether the site may show it without the parts that cannot be loaded, if the page
 *   was never stored
 */

/** Whether the site caches this page. @param {Page} page */
export const isCacheable = ({ source }) => !['per-request', 'file', 'elsewhere'].includes(source);

/** @param {Page[]} pages */
export const typesOf = (pages) => pages.map(({ type }) => type);

/**
 * A type of page. `source` is WordPress if it is not given. `de` is the path that the routing gives the German version,
 * if it is not given; null when there is no German version. `showsInGerman` is the same as `shows`, if it is not given.
 * @typedef {{ type: string, source?: Source, mayBePartial?: boolean, en: string, de?: string | null, shows: RegExp[], showsInGerman?: RegExp[] }} Row
 */

/** @typedef {import('../../../settings.mjs').Settings} Settings */

/**
 * One page of every type in each language, found in WordPress.
 * @param {Settings} settings of the backend itself
 * @returns {Promise<Page[]>}
 */
export async function pagesOf(settings) {
  const [content, germanPath] = await Promise.all([findContent(settings), germanPaths()]);
  return rowsOf(content, settings).flatMap(
    ({ shows, showsInGerman = shows, en, de = germanPath(en), source = 'wordpress', ...row }) => [
      { ...row, source, shows, path: en },
      ...(de ? [{ ...row, source, shows: showsInGerman, path: de }] : []),
    ],
  );
}

/**
 * @param {Awaited<ReturnType<typeof findContent>>} content
 * @param {Settings} settings
 * @returns {Row[]}
 */
function rowsOf(content, { secrets }) {
  const { post, older, category, tag, event, pastEvent, video, release, tour, slide } = content;
  const [upcoming, past] = [anyOf(content.upcoming), anyOf(content.past)];
  const news = saying(post.slug);
  const article = ({ slug }) => [/<article/, saying(slug)];
  const calendar = [/BEGIN:VEVENT/];
  const heading = [/<h1/];
  const share = (language) => `/api/share/0/${language}${pathOf(post)}`;
  const searching = `/search?q=${encodeURIComponent(textOf(post))}`;
  const preview = previewPath(post.id, secrets.webhook, 6 * 60 * 60);
  const poster = `/api/poster/youtube/${content.film}`;
  return [
    {
      type: 'home',
      source: 'both',
      mayBePartial: true,
      en: '/',
      shows: [news, saying(slide.en), upcoming],
      showsInGerman: [news, saying(slide.de), upcoming],
    },
    { type: 'news', en: '/news', shows: [news] },
    // A site of few posts has no further page.
    ...(older
      ? [{ type: 'news, a further page', en: '/news/page/2', shows: [saying(older.slug)] }]
      : []),
    { type: 'news of a category', en: `/news/category/${category}`, shows: [news] },
    { type: 'category', en: `/category/${category}`, shows: [news] },
    { type: 'tag', en: `/tag/${tag}`, shows: [news] },
    { type: 'events', en: '/events', shows: [upcoming, past] },
    { type: 'events, a further page', en: '/events/page/2', shows: [past] },
    { type: 'past events', en: '/past-events', shows: [past] },
    { type: 'videos', en: '/videos', shows: [saying(video.slug)] },
    { type: 'music', en: '/music', shows: [saying(release.slug)] },
    { type: 'post', en: pathOf(post), shows: article(post) },
    { type: 'event', en: `/events/${event.slug}`, shows: [saying(`${event.slug}/`)] },
    { type: 'event that is over', en: `/events/${pastEvent.slug}`, shows: article(pastEvent) },
    { type: 'video', en: `/videos/${video.slug}`, shows: article(video) },
    { type: 'release', en: `/music/${release.slug}`, shows: article(release) },
    // Left out if WordPress adds nothing to any tour.
    ...(tour
      ? [
          {
            type: 'tour',
            mayBePartial: true,
            en: `/tours/${tour.slug}`,
            shows: [saying(tour.picture), saying(`/${tour.event.slug}"`)],
          },
        ]
      : []),
    { type: 'feed of the news', en: '/feed.xml', shows: [news] },
    { type: 'feed as JSON', en: '/feed.json', shows: [news] },
    { type: 'feed of the events', en: '/events/feed.xml', shows: [upcoming] },
    { type: 'calendar', en: '/events.ics', shows: calendar },
    { type: 'calendar of an event', en: `/events/${event.slug}/event.ics`, shows: calendar },
    { type: 'sitemap', en: '/sitemap.xml', de: null, shows: [/sitemap-posts-1\.xml/] },
    sitemapOf('posts', news),
    sitemapOf('events', upcoming),
    sitemapOf('videos', saying(`/${video.slug}<`)),
    sitemapOf('categories', saying(`/${category}<`)),
    { ...sitemapOf('pages', /news\/page\/2/), type: 'sitemap of the lists' },
    { type: 'share image', en: share('en'), de: share('de'), shows: [/JFIF|\xff\xd8/] },
    { type: 'search', source: 'per-request', en: searching, shows: [news] },
    { type: 'preview', source: 'per-request', en: preview, shows: article(post) },
    { type: 'uploaded file', source: 'file', en: content.file, de: null, shows: [] },
    { type: 'poster of a film', source: 'elsewhere', en: poster, de: null, shows: [/WEBP|<svg/] },
    { type: 'tours', source: 'nobody', en: '/tours', shows: heading },
    { type: 'biography', source: 'nobody', en: '/biography', shows: heading },
    { type: 'press', source: 'nobody', en: '/press', shows: heading },
    { type: 'contact page', source: 'nobody', en: '/contact', shows: heading },
    { type: 'legal notices', source: 'nobody', en: '/legal-notices', shows: heading },
  ];
}

/** @param {string} name @param {RegExp} sign @returns {Row} */
const sitemapOf = (name, sign) => ({
  type: `sitemap of the ${name}`,
  ...{ en: `/sitemap-${name}-1.xml`, de: null, shows: [sign] },
});

/** @param {string} text */
const saying = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const anyOf = (things) => new RegExp(things.map(({ slug }) => saying(slug).source).join('|'));

/** The longest plain word of a title: a search finds it, and HTML does not escape it. */
export const textOf = ({ title }) =>
  (title.rendered.match(/[a-z]{4,}/gi) ?? ['']).sort((a, b) => b.length - a.length)[0];
