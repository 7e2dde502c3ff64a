/**
 * What `npm test` leaves to `npm run test:all`, which runs every test. `npm test` keeps a visit to each type of page in each
 * language (pages.spec.ts), and one journey for each thing that visitors and editors do. It leaves out what looks at a
 * detail, at a second way to the same code, or at what plugin and unit tests ask too.
 */

/** Files of which `npm test` runs nothing. */
const files = [
  // Malformed requests and details of pages
  'malformed-(bodies|input|pictures|spellings)|deferred-layout|first-screens|fonts|footer|forced-colors|forged-host|legal',
  'accessibility|biography|contact-screens|events|news-slides|press|reveals|styleguide|tones|tours|untitled|videos',
  'demo/(events|policy|press|release|search|tours|videos)',
  // Each block of WordPress
  'block-library|large-pictures|styled-blocks',
  // Screens of WordPress other than those of posts, slides and messages
  'desk|event-desk|event-screens|music-screens|tour-screens|tracks-editor|video-screens|wp-cron',
];

/** Tests of the other files, by the beginning of what follows their group. */
const tests: Record<string, string[]> = {
  addresses: [
    'the language switch leads to the same page',
    'with JavaScript .*/category/nope shows a complete page',
    'without JavaScript .*/de/nope/nope shows a complete page',
  ],
  'carousel-screen': ['an editor moves it by keyboard'],
  'contact-form': [
    'the form on /contact .*says what is missing',
    'the form on /contact .*loses nothing when',
    'the form on /contact .*accepts an international domain',
    'the form on /contact .*shows an error that only the site finds',
    'that is typed before the scripts have loaded',
    'is there again after a reload',
    'a click on Send before they load shows our words: /de',
    'is announced politely',
  ],
  'contact-journey': [
    'a message sent on /de/kontakt arrives, and the form is empty',
    'a message sent on /contact arrives, and the visitor sees',
    'an error that the browser misses on /contact',
  ],
  'demo/carousel': [
    'shows every slide with its date',
    'stops while the pointer is on it',
    'does not move by itself while the tab is hidden',
    'can be swiped',
  ],
  'demo/news': [
    'the old address of a post with a new slug',
    'a post in the trash is a 404',
    'a German version shows on the German pages until',
    'lists the newest posts',
  ],
  'demo/news-lists': [
    'answers an unknown category with 404',
    'the category filter is in one order',
    'the heading of a card in another language',
  ],
  'demo/player': [
    'stays at the same second of the same track on a new page',
    'is accessible with the player at',
    'plays a release from its card',
  ],
  'demo/terms': ['a category says that it is empty'],
  'demo/visual': [
    'of the home page in de at 1440 px',
    'of menu, dialogs, focus and 404 in en at 390 px',
  ],
  'feeds-and-sitemaps': ['an edit of an event shows in its feed'],
  preview: ['the preview of a post shows a draft and its unsaved German title'],
  'event-journey': ['can be postponed', 'can be cancelled', 'disappears everywhere'],
  film: ['opens as a link in another tab'],
  home: ['/de has a title, a canonical address'],
  menu: [
    'lists every part of the site in order on /de',
    'does not scroll sideways at 1',
    'closes when the visitor follows a link before the script',
  ],
  metadata: ['the structured data of an event'],
  operating: ['a site that starts takes every stored page for stale'],
  pages: ['/(de/news|events|press|nope|2.*) is painted before'],
  policy: ['the form on /contact', 'the page with the refused form'],
  'request-privacy': [
    'nothing that a visitor sends is stored',
    'nothing of a webhook, or of a request while the site warms pages',
  ],
  restored: ['/(2026/02|music|videos)/gone-and-back'],
  'rich-text': ['every English block'],
  search: ['/search links to other pages'],
  'typed-links': ['.*lead to /de/veranstaltungen'],
};

export const nightlyFiles = new RegExp(`/(${files.join('|')})\\.spec\\.ts`);

/** Playwright compares with a test's project, file, groups, title and tags, each after a space. */
export const nightlyTests = [
  /@nightly/,
  ...Object.entries(tests).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`(^| )${file}\\.spec\\.ts .*?${title}`)),
  ),
];
