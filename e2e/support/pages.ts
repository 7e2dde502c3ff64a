import { content, second } from './content';

const story = `/biography/${content.stories[0]}`;
/** One page of each type in each language. */
export const pages = [
  ...['/', '/de', '/news', '/de/news', `/news/category/${content.category}`],
  ...(content.hasSecondNewsPage ? ['/de/news/page/2'] : []),
  ...[content.post.path, `/de${content.post.path}`],
  ...[`/category/${content.category}`, `/de/tag/${content.tag}`, '/events', '/de/veranstaltungen'],
  ...(content.hasSecondEventsPage ? ['/events/page/2'] : []),
  ...['/de/vergangene-veranstaltungen', `/events/${content.event}`],
  `/de/veranstaltungen/${content.lastEvent}`,
  ...['/videos', '/de/videos', `/videos/${content.video}`, `/de/videos/${content.video}`],
  ...['/music', '/de/musik', `/music/${content.release}`, `/de/musik/${content.release}`],
  ...['/tours', '/de/touren', `/tours/${content.tours[0]}`, `/de/touren/${second(content.tours)}`],
  ...['/biography', '/de/biografie', story, `/de/biografie/${second(content.stories)}`],
  ...['/press', '/de/presse', '/search?q=piano', '/de/suche'],
  ...['/contact', '/de/kontakt', '/legal-notices', '/de/haftungsausschluss'],
];
/** More pages of the same types. */
export const more = [
  ...['/search', '/contact/thanks', '/de/kontakt/danke'],
  ...['/disclaimer', '/de/impressum'],
];
/** Paths that do not exist. */
export const missing = ['/nope', '/de/nope', '/events/no-such-event', '/search/1/d2ludGVy'];
