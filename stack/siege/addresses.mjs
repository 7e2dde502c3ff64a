/**
 * Addresses of nothing: one kind for each route that takes a name or a number, as it stands below app/, in each language
 * that it has.
 * @type {[route: string, ...kinds: ((word: string, number: number) => string)[]][]}
 */
export const addressesOfNothing = [
  [
    '/[locale]/[year]/[month]/[slug]',
    (word, number) => `/20${10 + (number % 15)}/0${1 + (number % 9)}/${word}`,
    (word, number) => `/de/20${10 + (number % 15)}/0${1 + (number % 9)}/${word}`,
  ],
  ['/[locale]/biography/[name]', (word) => `/biography/${word}`, (word) => `/de/biografie/${word}`],
  ['/[locale]/category/[slug]', (word) => `/category/${word}`, (word) => `/de/category/${word}`],
  ['/[locale]/category/[slug]/page/[page]', (word) => `/category/${word}/page/2`],
  ['/[locale]/events/[slug]', (word) => `/events/${word}`, (word) => `/de/veranstaltungen/${word}`],
  [
    '/[locale]/events/[slug]/event.ics',
    (word) => `/events/${word}/event.ics`,
    (word) => `/de/veranstaltungen/${word}/termin.ics`,
  ],
  ['/[locale]/events/page/[page]', (_, number) => `/events/page/${500 + number}`],
  ['/[locale]/music/[slug]', (word) => `/music/${word}`, (word) => `/de/musik/${word}`],
  ['/[locale]/music/page/[page]', (_, number) => `/de/musik/page/${500 + number}`],
  ['/[locale]/news/[slug]', (word) => `/news/${word}`, (word) => `/de/news/${word}`],
  ['/[locale]/news/category/[slug]', (word) => `/news/category/${word}`],
  ['/[locale]/news/category/[slug]/page/[page]', (word) => `/de/news/category/${word}/page/2`],
  ['/[locale]/news/page/[page]', (_, number) => `/news/page/${500 + number}`],
  ['/[locale]/past-events/page/[page]', (_, number) => `/past-events/page/${500 + number}`],
  ['/[locale]/post-address/[id]', (_, number) => `/?p=${900_000 + number}`],
  ['/[locale]/preview/[token]/[image]', (word) => `/preview/1-${word}`],
  ['/[locale]/sitemaps/[part]', (_, number) => `/sitemap-posts-${500 + number}.xml`],
  ['/[locale]/tag/[slug]', (word) => `/tag/${word}`, (word) => `/de/tag/${word}`],
  ['/[locale]/tag/[slug]/page/[page]', (word) => `/tag/${word}/page/3`],
  ['/[locale]/tours/[slug]', (word) => `/tours/${word}`, (word) => `/de/touren/${word}`],
  ['/[locale]/videos/[slug]', (word) => `/videos/${word}`, (word) => `/de/videos/${word}`],
  ['/[locale]/videos/page/[page]', (_, number) => `/videos/page/${500 + number}`],
  [
    '/[locale]/[...rest]',
    (word) => `/${word}`,
    (word) => `/de/${word}/${word}`,
    (word) => `/styleguide/${word}`,
    (word) => `/de/post-address/1/${word}`,
  ],
  ['/[locale]/not-found/[screen]', (word) => `/not-found/${word}`],
  ['/api/figure/[seed]', (word) => `/api/figure/${word}`],
  ['/api/media/[...path]', (word) => `/api/media/2023/12/${word}.mp3`],
  [
    '/api/poster/youtube/[...film]',
    (_, number) => `/api/poster/youtube/${String(number).padStart(11, 'x')}/${'x'.repeat(16)}`,
  ],
  ['/api/press-kit/[locale]', (word) => `/api/press-kit/${word}`],
  [
    '/api/share/[version]/[locale]/[[...page]]',
    (word) => `/api/share/0/en/videos/${word}`,
    (word) => `/api/share/0/de/${word}`,
  ],
];

const kinds = addressesOfNothing.flatMap(([, ...each]) => each);

/**
 * Every kind in turn; now and then with capitals, or with letters that an address has to encode.
 * @param {string} word that nothing is called
 * @param {number} number that goes up
 */
export function addressOfNothing(word, number) {
  const round = Math.floor(number / kinds.length);
  const spellings = [word, word, `The-${word}`, `${word}-%C3%BC`];
  return kinds[number % kinds.length](spellings[round % spellings.length], number);
}
