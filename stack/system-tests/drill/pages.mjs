import { createHmac } from 'node:crypto';
import { pathOf } from '../post-paths.mjs';
import { findContent } from './content.mjs';

/**
 * The data source of a page. `wordpress` and `both` (WordPress and Supabase): stored pages. `per-request`: rendered from
 * WordPress for each visitor. `file`: a file of WordPress that is passed on. `nobody`: needs no source. `elsewhere`: needs
 * another host.
 * @typedef {'wordpress' | 'both' | 'per-request' | 'file' | 'nobody' | 'elsewhere'} Source
 */
/**
 * A page of one type, with a path that can be requested before the page was ever rendered.
 * @typedef {object} Page
 * @property {string} type
 * @property {'en' | 'de'} language
 * @property {string} path
 * @property {Source} source
 * @property {RegExp[]} shows patterns that the complete content matches
 */

/** @typedef {import('../../settings.mjs').Settings} Settings */

/**
 * One page of every type in each language, found in WordPress.
 * @param {Settings} settings of the backend itself
 * @returns {Promise<Page[]>}
 */
export async function pagesOf(settings) {
  const content = await findContent(settings);
  const found = { ...content, upcoming: anyOf(content.upcoming), past: anyOf(content.past) };
  const rows = [...lists(found), ...things(found), ...files(found), ...others(found, settings)];
  return rows.flatMap(({ type, source = 'wordpress', shows, showsInGerman = shows, en, de }) => [
    { type, source, shows, path: en, language: /** @type {const} */ ('en') },
    ...(de
      ? [{ type, source, shows: showsInGerman, path: de, language: /** @type {const} */ ('de') }]
      : []),
  ]);
}

/** @typedef {Omit<Awaited<ReturnType<typeof findContent>>, 'upcoming' | 'past'> & { upcoming: RegExp, past: RegExp }} Found */

/** @param {Found} found */
function lists({ post, older, category, tag, upcoming, past, video, release, slide }) {
  return [
    {
      ...{ type: 'home', source: /** @type {const} */ ('both'), en: '/', de: '/de' },
      shows: [saying(post.slug), saying(slide.en), upcoming],
      showsInGerman: [saying(post.slug), saying(slide.de), upcoming],
    },
    { type: 'news', en: '/news', de: '/de/news', shows: [saying(post.slug)] },
    // A site of few posts has no further page.
    ...(older ? [both('news, a further page', '/news/page/2', [saying(older.slug)])] : []),
    both('news of a category', `/news/category/${category}`, [saying(post.slug)]),
    both('category', `/category/${category}`, [saying(post.slug)]),
    both('tag', `/tag/${tag}`, [saying(post.slug)]),
    { type: 'events', en: '/events', de: '/de/veranstaltungen', shows: [upcoming, past] },
    {
      ...{ type: 'events, a further page', en: '/events/page/2' },
      ...{ de: '/de/veranstaltungen/page/2', shows: [past] },
    },
    {
      type: 'past events',
      en: '/past-events',
      de: '/de/vergangene-veranstaltungen',
      shows: [past],
    },
    both('videos', '/videos', [saying(video.slug)]),
    { type: 'music', en: '/music', de: '/de/musik', shows: [saying(release.slug)] },
  ];
}

/** @param {Found} found */
function things({ post, event, pastEvent, video, release }) {
  const path = pathOf(post);
  return [
    both('post', path, [/<article/, saying(post.slug)]),
    {
      ...{ type: 'event', en: `/events/${event.slug}`, de: `/de/veranstaltungen/${event.slug}` },
      shows: [saying(`${event.slug}/`)],
    },
    {
      ...{ type: 'event that is over', en: `/events/${pastEvent.slug}` },
      ...{
        de: `/de/veranstaltungen/${pastEvent.slug}`,
        shows: [/<article/, saying(pastEvent.slug)],
      },
    },
    both('video', `/videos/${video.slug}`, [/<article/, saying(video.slug)]),
    {
      ...{ type: 'release', en: `/music/${release.slug}`, de: `/de/musik/${release.slug}` },
      shows: [/<article/, saying(release.slug)],
    },
  ];
}

/** @param {Found} found */
function files({ post, event, upcoming }) {
  const picture = pathOf(post);
  return [
    both('feed of the news', '/feed.xml', [saying(post.slug)]),
    both('feed as JSON', '/feed.json', [saying(post.slug)]),
    {
      ...{ type: 'feed of the events', en: '/events/feed.xml' },
      ...{ de: '/de/veranstaltungen/feed.xml', shows: [upcoming] },
    },
    {
      ...{ type: 'calendar', en: '/events.ics', de: '/de/veranstaltungen.ics' },
      shows: [/BEGIN:VEVENT/],
    },
    {
      ...{ type: 'calendar of an event', en: `/events/${event.slug}/event.ics` },
      ...{ de: `/de/veranstaltungen/${event.slug}/termin.ics`, shows: [/BEGIN:VEVENT/] },
    },
    { type: 'sitemap', en: '/sitemap.xml', shows: [/sitemap-posts-1\.xml/] },
    { type: 'sitemap of the posts', en: '/sitemap-posts-1.xml', shows: [saying(post.slug)] },
    { type: 'sitemap of the events', en: '/sitemap-events-1.xml', shows: [upcoming] },
    { type: 'sitemap of the lists', en: '/sitemap-pages-1.xml', shows: [/news\/page\/2/] },
    {
      ...{ type: 'share image', en: `/api/share/0/en${picture}`, de: `/api/share/0/de${picture}` },
      shows: [/JFIF|\xff\xd8/],
    },
  ];
}

/**
 * @param {Found} found
 * @param {Settings} settings
 */
function others({ post, film, file }, { secrets }) {
  const token = previewToken(post.id, secrets.webhook);
  const words = encodeURIComponent(textOf(post));
  const nobody = /** @type {const} */ ({ source: 'nobody', shows: [/<h1/] });
  return [
    {
      ...{
        type: 'search',
        source: /** @type {const} */ ('per-request'),
        shows: [saying(post.slug)],
      },
      ...{ en: `/search?q=${words}`, de: `/de/suche?q=${words}` },
    },
    {
      ...{
        type: 'preview',
        source: /** @type {const} */ ('per-request'),
        shows: [/<article/, saying(post.slug)],
      },
      ...{ en: `/preview/${token}`, de: `/de/vorschau/${token}` },
    },
    { type: 'uploaded file', source: /** @type {const} */ ('file'), shows: [], en: file },
    {
      ...{
        type: 'poster of a film',
        source: /** @type {const} */ ('elsewhere'),
        shows: [/WEBP|<svg/],
      },
      en: `/api/poster/youtube/${film}`,
    },
    { type: 'tours', en: '/tours', de: '/de/touren', ...nobody },
    { type: 'biography', en: '/biography', de: '/de/biografie', ...nobody },
    { type: 'press', en: '/press', de: '/de/presse', ...nobody },
    { type: 'contact page', en: '/contact', de: '/de/kontakt', ...nobody },
    { type: 'legal notices', en: '/legal-notices', de: '/de/impressum', ...nobody },
  ];
}

const both = (type, path, shows) => ({ type, en: path, de: `/de${path}`, shows });

/** @param {string} text */
const saying = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const anyOf = (things) => new RegExp(things.map(({ slug }) => saying(slug).source).join('|'));

/** The longest plain word of a title: a search finds it, and HTML does not escape it. */
export const textOf = ({ title }) =>
  (title.rendered.match(/[a-z]{4,}/gi) ?? ['']).sort((a, b) => b.length - a.length)[0];

/** The token of a preview, signed as WordPress does it: lib/data/preview/token.ts. */
function previewToken(id, secret) {
  const content = `${id}-${Math.floor(Date.now() / 1000) + 6 * 60 * 60}`;
  const key = createHmac('sha256', secret).update('headless-preview-v1').digest();
  return `${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}
