import { toString } from 'hast-util-to-string';
import PQueue from 'p-queue';
import sharp from 'sharp';

import { textOf } from '../lib/html/tree';
import { askPatiently, crawl, type Crawled } from './support/crawl';
import { all, graphsOf, headOf, sourcesOf, textsOf } from './support/crawled-page';
import { stack } from './support/environment';
import { checkHtml } from './support/html-checker';
import { listedUrls, type Listed } from './support/sitemaps';
import { faultsOf, idsOf, typesOf } from './support/structured-data';
import { expect, test, type APIRequestContext } from './support/test';

const origin = stack.siteUrl;
const cms = new URL(stack.wordpressUrl).host;
const entity = /&(#\d+|#x[\da-f]+|amp|nbsp|quot|lt|gt|hellip|[lr][sd]quo|[mn]dash);/i;

const isNightly = process.env.E2E_SCOPE !== 'gate';

let found: Map<string, Crawled>;
let pages: Page[];
let indexable: Page[];
let listed: Listed[];

type Page = Crawled & { head: ReturnType<typeof headOf>; url: string };

const rules: { name: string; check: () => void | Promise<void> }[] = [];
const rule = (name: string, check: () => void | Promise<void>) => rules.push({ name, check });

// One test, because a failed one would have the site crawled again for the next.
test('the whole site keeps its rules', async ({ request }) => {
  test.setTimeout(480_000);
  await test.step('crawl', () => lookAtEverything(request));
  for (const { name, check } of rules) await test.step(name, check);
});

async function lookAtEverything(request: APIRequestContext): Promise<void> {
  listed = await listedUrls(request);
  const start = ['/', '/de', ...listed.map(({ loc }) => new URL(loc).pathname)];
  found = await crawl(origin, start);
  pages = [...found.values()]
    .filter(({ status, type }) => status === 200 && type.startsWith('text/html'))
    .map((page) => ({ ...page, head: headOf(page), url: new URL(page.path, origin).href }));
  indexable = pages.filter(({ head, url }) => !head.isHidden && head.canonical[0] === url);
}

const none = (wrong: string[]) => expect.soft(wrong).toEqual([]);

/** What is wrong by a rule, with the page it is wrong on. */
function faults(faultsOfPage: (page: Page) => unknown[], which = pages): string[] {
  return which.flatMap((page) =>
    faultsOfPage(page).map((fault) => `${page.path}: ${String(fault)}`),
  );
}

rule('every link leads to a page or file that is there, in no hop', () => {
  const broken = [...found.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status, location }) => {
      const from = [...found.values()].find(({ links }) =>
        links.some((each) => each.split('#')[0] === path),
      );
      return `${path}: ${status} ${location ?? ''} (linked from ${from?.path ?? 'a sitemap'})`;
    });

  expect.soft(pages.length).toBeGreaterThan(150);
  none(broken);
});

rule('every link to a place on a page finds it', () => {
  const places = new Map(
    pages.map(({ path, elements }) => [path, new Set(elements.map((each) => textOf(each, 'id')))]),
  );

  none(
    faults(({ links }) =>
      links.filter((link) => {
        const [path = '', place] = link.split('#');
        return place && places.has(path) && !places.get(path)!.has(decodeURIComponent(place));
      }),
    ),
  );
});

rule('every page has one main heading, and says its language', () => {
  none(
    faults((page) => {
      const headings = all(page, 'h1');
      const language = /^\/de(\/|$)/.test(page.path) ? 'de' : 'en';
      return [
        ...(headings.length === 1 && toString(headings[0]!).trim()
          ? []
          : [`${headings.length} h1`]),
        ...(page.head.language === language ? [] : [`lang is ${page.head.language}`]),
      ];
    }),
  );
});

rule(
  'no two pages that may be found share a title or a description, and both have a sensible length',
  () => {
    const seen = new Map<string, string>();

    none(
      faults((page) => {
        const { title, description } = page.head;
        const twins = [title, description].flatMap((words) => {
          const other = seen.get(words);
          seen.set(words, page.path);
          return other ? [`“${words}” is also on ${other}`] : [];
        });
        const heading = toString(all(page, 'h1')[0]!);
        // An editor's long title is the editor's: the site adds its name and not much more.
        const isLong = title.length < 8 || title.length > Math.max(110, heading.length + 35);
        const isOdd = description.length < 12 || description.length > 165;
        return [
          ...twins,
          ...(isLong ? [`title of ${title.length}: ${title}`] : []),
          ...(isOdd ? [`description of ${description.length}: ${description}`] : []),
        ];
      }, indexable),
    );
  },
);

rule('every page that is not itself the original leads to one that is', () => {
  const originals = new Set(indexable.map(({ url }) => url));

  expect.soft(indexable.length).toBeGreaterThan(150);
  none(
    faults(({ head }) => {
      if (head.isHidden) return head.canonical.length ? ['is hidden and names an original'] : [];
      if (head.canonical.length !== 1) return [`${head.canonical.length} canonicals`];
      return originals.has(head.canonical[0]!) ? [] : [`${head.canonical[0]} is no original`];
    }),
  );
});

rule('translations name each other, and a page without one names none', () => {
  const byUrl = new Map(indexable.map((page) => [page.url, page]));

  none(
    faults(({ url, head: { alternates, language } }) => {
      const { en, de, 'x-default': fallback } = alternates;
      if (alternates[language] !== url) return [`names itself ${alternates[language]}`];
      if (fallback !== en) return [`is for others at ${fallback}`];
      const other = language === 'de' ? en : de;
      if (!other) return [];
      const theirs = byUrl.get(other)?.head.alternates;
      return JSON.stringify(theirs) === JSON.stringify(alternates) ? [] : [`${other} disagrees`];
    }, indexable),
  );
  const copies = pages.filter((page) => !indexable.includes(page));
  none(faults(({ head }) => Object.keys(head.alternates), copies));
});

rule('the sitemaps list exactly the pages that may be found, with the same translations', () => {
  const urls = indexable.map(({ url }) => url).sort();
  const locs = listed.map(({ loc }) => loc).sort();
  const byLoc = new Map(listed.map((each) => [each.loc, each.alternates]));

  none(locs.filter((loc) => !urls.includes(loc)));
  none(urls.filter((url) => !locs.includes(url)));
  none(
    faults(({ url, head: { alternates } }) => {
      const isTranslated = Boolean(alternates.en && alternates.de);
      const theirs = byLoc.get(url) ?? {};
      const wanted = isTranslated ? alternates : {};
      return JSON.stringify(theirs) === JSON.stringify(wanted) ? [] : ['another hreflang there'];
    }, indexable),
  );
});

rule('structured data is known to schema.org, and complete enough for rich results', () => {
  const known = idsOf(pages.flatMap(graphsOf));

  none(
    faults((page) => {
      const graphs = graphsOf(page);
      return graphs.length === 1 ? faultsOf(graphs[0], known) : [`${graphs.length} graphs`];
    }, indexable),
  );
});

rule('every kind of page says what it shows', () => {
  const kinds: [RegExp, string][] = [
    [/^(\/de)?\/?$/, 'MusicGroup'],
    [/\/\d{4}\/\d\d\/[^/]+$/, 'BlogPosting'],
    [/^\/events\/(?!page)[^/]+$|\/veranstaltungen\/(?!page)[^/]+$/, 'MusicEvent'],
    [/\/videos\/[^/]+$/, 'VideoObject'],
    [/^\/music\/[^/]+$|\/musik\/[^/]+$/, 'MusicAlbum'],
    [/^\/(news|events|videos|music)$/, 'ItemList'],
    [/^\/biography$/, 'AboutPage'],
    [/^\/contact$/, 'ContactPage'],
  ];

  for (const [pattern, type] of kinds) {
    const some = indexable.filter(({ path }) => pattern.test(path));
    expect.soft([String(pattern), some.length > 0]).toEqual([String(pattern), true]);
    const silent = some.filter(
      (page) =>
        !graphsOf(page)
          .flatMap(typesOf)
          .some((each) => each === type || (type === 'MusicAlbum' && each === 'MusicRecording')),
    );
    expect.soft([type, silent.map(({ path }) => path)]).toEqual([type, []]);
  }
});

rule('the picture that is sent around with a page loads, at its size', async () => {
  const which = isNightly ? indexable : oneOfEachKind(indexable);
  const wanted = new Map(
    which.map(({ head }) => [
      head.property('og:image'),
      `${head.property('og:image:width')} x ${head.property('og:image:height')}`,
    ]),
  );
  const wrong = await eachOnce([...wanted], async ([address, size]) => {
    if (size !== '1200 x 630' || !address.startsWith(`${origin}/`)) return `${address} is ${size}`;
    const response = await askPatiently(address);
    if (!response.ok) return `${address}: ${response.status}`;
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    const real = `${picture.width} x ${picture.height}`;
    return real === size ? null : `${address} is ${real}`;
  });

  none(wrong);
  none(faults(({ head }) => (head.property('og:title') ? [] : ['no og:title']), indexable));
});

rule('every picture and file of a page loads, each source once', async () => {
  const sources = new Set(pages.flatMap((page) => sourcesOf(page, new URL(page.url))));
  const wrong = await eachOnce([...sources], async (path) => {
    const response = await askPatiently(new URL(path, origin), { accept: 'image/webp,*/*' });
    await response.arrayBuffer();
    return response.ok ? null : `${path}: ${response.status}`;
  });

  expect.soft(sources.size).toBeGreaterThan(60);
  none(wrong);
});

rule('no page names the content host, or shows what is left of an entity', () => {
  none(
    faults((page) => {
      const spoken = page.html.replace(/\/_next\/image\?url=[^"\s]*/g, '');
      return [
        ...(spoken.includes(cms) ? [`names ${cms}`] : []),
        ...textsOf(page).filter((each) => entity.test(each)),
      ];
    }),
  );
});

rule('the Nu HTML checker finds no error on any page', async () => {
  // Where no Java is to be had, the run says that this is left out.
  if (process.env.JAVA_PATH === '') return;
  const files = pages.map(({ path, html }) => ({ path, html }));

  none(await checkHtml(files, test.info().outputPath('pages')));
});

/** At every change a picture of each kind of page in each language is drawn, every night all of them. */
function oneOfEachKind(those: Page[]): Page[] {
  const kinds = new Map(
    those.map((page) => [page.path.replace(/\d+/g, '0').split('/').slice(0, -1).join('/'), page]),
  );
  return [...kinds.values()];
}

async function eachOnce<Item>(
  items: Item[],
  check: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const queue = new PQueue({ concurrency: 4 });
  const answers = await queue.addAll(items.map((item) => () => check(item)));

  return answers.filter((each) => each !== null);
}
