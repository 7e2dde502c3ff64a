import { content, second } from './content';
import { pagesOfTypes } from './content-types';

const story = `/biography/${content.stories[0]}`;
/** One page of each type in each language. */
export const pages = [
  ...['/', '/de', ...pagesOfTypes, `/news/category/${content.category}`],
  ...(content.hasSecondNewsPage ? ['/de/news/page/2'] : []),
  ...[`/category/${content.category}`, `/de/tag/${content.tag}`],
  ...(content.hasSecondEventsPage ? ['/events/page/2'] : []),
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
