import { toString } from 'hast-util-to-string';
import sharp from 'sharp';

import { textOf } from '../lib/html/tree';
import { runConcurrently } from '../stack/run-concurrently.mjs';
import { fetchWithRetry } from '../stack/system-tests/crawl.mjs';
import { content } from './support/content';
import { crawlPages, type Crawled } from './support/crawl';
import { all, graphsOf, headOf, sourcesOf, textsOf } from './support/crawled-page';
import { stack } from './support/environment';
import { checkHtml } from './support/html-checker';
import { more, pages as onePageOfEachType } from './support/pages';
import { listedUrls, type Listed } from './support/sitemaps';
import { faultsOf, idsOf, typesOf } from './support/structured-data';
import { expect, test, type APIRequestContext } from './support/test';

const origin = stack.siteUrl;
const cms = new URL(stack.wordpressUrl).host;
const entity = /&(#\d+|#x[\da-f]+|amp|nbsp|quot|lt|gt|hellip|[lr][sd]quo|[mn]dash);/i;

const isNightly = process.env.TEST_SCOPE !== 'gate';
const examples = [...onePageOfEachType, ...more];
/** All items in the nightly run, otherwise every twelfth item: most are pictures that the site must first encode. */
const sample = <Item>(items: Item[]) =>
  isNightly ? items : items.filter((_, index) => index % 12 === 0);
/** The minimum number of pages: the fixed pages and all posts, in both languages. The crawl also finds other pages. */
const leastPages = isNightly ? 40 + 2 * content.posts.length : examples.length;

let found: Map<string, Crawled>;
let pages: Page[];
let indexable: Page[];
let listed: Listed[];

type Page = Crawled & { head: ReturnType<typeof headOf>; url: string };

type Check = () => void | Promise<void>;
const rules: { name: string; check: Check }[] = [];
/** A rule that is checked on one page of each type, and in the nightly run on all pages. */
const rule = (name: string, check: Check) => rules.push({ name, check });
/** A rule about relations between pages. It needs all pages of the site, so it is checked only in the nightly run. */
const ruleOfTheSite = (name: string, check: Check) => isNightly && rule(name, check);

// This is a single test: after a failed test, Playwright would crawl the site again for the next one.
test('the site follows its rules: the whole site every night, else one page of each type', async ({
  request,
}) => {
  test.setTimeout(480_000);
  await test.step('crawl', () => crawlSite(request));
  for (const { name, check } of rules) await test.step(name, check);
});

async function crawlSite(request: APIRequestContext): Promise<void> {
  listed = await listedUrls(request);
  const all = ['/', '/de', ...listed.map(({ loc }) => new URL(loc).pathname)];
  found = await crawlPages(origin, isNightly ? all : examples, { followsLinks: isNightly });
  pages = [...found.values()]
    .filter(({ status, type }) => status === 200 && type.startsWith('text/html'))
    .map((page) => ({ ...page, head: headOf(page), url: new URL(page.path, origin).href }));
  indexable = pages.filter(({ head, url }) => !head.isHidden && head.canonical[0] === url);
  // A page with an error status is not in the list, and no rule checks it. So the number of pages is checked here.
  expect.soft(pages.length).toBeGreaterThanOrEqual(leastPages);
}

const expectNone = (wrong: string[]) => expect.soft(wrong).toEqual([]);

/** The violations of one rule on all pages, each with the path of its page. */
function faults(faultsOfPage: (page: Page) => unknown[], which = pages): string[] {
  return which.flatMap((page) =>
    faultsOfPage(page).map((fault) => `${page.path}: ${String(fault)}`),
  );
}

ruleOfTheSite('every link leads to a page or file that exists, without a redirect', () => {
  const broken = [...found.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status, location }) => {
      const from = [...found.values()].find(({ links }) =>
        links.some((each) => each.split('#')[0] === path),
      );
      return `${path}: ${status} ${location ?? ''} (linked from ${from?.path ?? 'a sitemap'})`;
    });

  expectNone(broken);
});

rule('every link to a part of a page leads to an element with that id', () => {
  const places = new Map(
    pages.map(({ path, elements }) => [path, new Set(elements.map((each) => textOf(each, 'id')))]),
  );

  expectNone(
    faults(({ links }) =>
      links.filter((link) => {
        const [path = '', place] = link.split('#');
        return place && places.has(path) && !places.get(path)!.has(decodeURIComponent(place));
      }),
    ),
  );
});

rule('every page has one h1, and the right language', () => {
  expectNone(
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
  'no two indexable pages share a title or a description, and both have a sensible length',
  () => {
    const seen = new Map<string, string>();

    expectNone(
      faults((page) => {
        const { title, description } = page.head;
        const twins = [title, description].flatMap((words) => {
          const other = seen.get(words);
          seen.set(words, page.path);
          return other ? [`“${words}” is also on ${other}`] : [];
        });
        const heading = toString(all(page, 'h1')[0]!);
        // An editor may write a long title, to which the site adds only its name. So the limit depends on the heading.
        const isLong = title.length < 8 || title.length > Math.max(110, heading.length + 35);
        const isWrongLength = description.length < 12 || description.length > 165;
        return [
          ...twins,
          ...(isLong ? [`title of ${title.length}: ${title}`] : []),
          ...(isWrongLength ? [`description of ${description.length}: ${description}`] : []),
        ];
      }, indexable),
    );
  },
);

ruleOfTheSite('the canonical address of every page is an indexable page', () => {
  const originals = new Set(indexable.map(({ url }) => url));

  expect.soft(indexable.length).toBeGreaterThan(leastPages);
  expectNone(
    faults(({ head }) => {
      if (head.isHidden) return head.canonical.length ? ['is hidden and names an original'] : [];
      if (head.canonical.length !== 1) return [`${head.canonical.length} canonicals`];
      return originals.has(head.canonical[0]!) ? [] : [`${head.canonical[0]} is no original`];
    }),
  );
});

ruleOfTheSite(
  'translations link to each other, and pages with another canonical address to none',
  () => {
    const byUrl = new Map(indexable.map((page) => [page.url, page]));

    expectNone(
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
    expectNone(faults(({ head }) => Object.keys(head.alternates), copies));
  },
);

ruleOfTheSite('the sitemaps list exactly the indexable pages, with the same translations', () => {
  const urls = indexable.map(({ url }) => url).sort();
  const locs = listed.map(({ loc }) => loc).sort();
  const byLoc = new Map(listed.map((each) => [each.loc, each.alternates]));

  expectNone(locs.filter((loc) => !urls.includes(loc)));
  expectNone(urls.filter((url) => !locs.includes(url)));
  expectNone(
    faults(({ url, head: { alternates } }) => {
      const isTranslated = Boolean(alternates.en && alternates.de);
      const theirs = byLoc.get(url) ?? {};
      const wanted = isTranslated ? alternates : {};
      return JSON.stringify(theirs) === JSON.stringify(wanted) ? [] : ['another hreflang there'];
    }, indexable),
  );
});

rule('structured data is valid by schema.org, and complete enough for rich results', () => {
  const ids = idsOf(pages.flatMap(graphsOf));
  const crawled = new Set(pages.map(({ url }) => url));
  // With one page of each type, a thing that a page names may be on a page that was not crawled.
  const mayBe = (id: unknown) => !isNightly && !crawled.has(String(id).replace(/#.*/, ''));
  const known = { has: (id: unknown) => ids.has(id) || mayBe(id) };

  expectNone(
    faults((page) => {
      const graphs = graphsOf(page);
      return graphs.length === 1 ? faultsOf(graphs[0], known) : [`${graphs.length} graphs`];
    }, indexable),
  );
});

rule('every type of page describes its content in structured data', () => {
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

rule('the share image of every page loads, and has its declared size', async () => {
  const wanted = new Map(
    indexable.map(({ head }) => [
      head.property('og:image'),
      `${head.property('og:image:width')} x ${head.property('og:image:height')}`,
    ]),
  );
  const wrong = await eachOnce(sample([...wanted]), async ([address, size]) => {
    if (size !== '1200 x 630' || !address.startsWith(`${origin}/`)) return `${address} is ${size}`;
    const response = await fetchWithRetry(address);
    if (!response.ok) return `${address}: ${response.status}`;
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height } = await sharp(bytes).metadata();
    const kilobytes = Math.round(bytes.length / 1024);
    const isRight = format === 'jpeg' && `${width} x ${height}` === size && kilobytes < 300;
    return isRight ? null : `${address} is a ${format} of ${width} x ${height}, ${kilobytes} KB`;
  });

  expectNone(wrong);
  const named = ['og:title', 'og:image:alt'];
  expectNone(faults(({ head }) => named.filter((name) => !head.property(name)), indexable));
});

rule('every picture and file of a page loads', async () => {
  const sources = new Set(pages.flatMap((page) => sourcesOf(page, new URL(page.url))));
  const wrong = await eachOnce(sample([...sources]), async (path) => {
    const headers = { accept: 'image/webp,*/*' };
    const response = await fetchWithRetry(new URL(path, origin), { headers });
    await response.arrayBuffer();
    return response.ok ? null : `${path}: ${response.status}`;
  });

  expect.soft(sources.size).toBeGreaterThan(60);
  expectNone(wrong);
});

rule('no page preloads the same picture in two sizes', () => {
  expectNone(
    faults((page) => {
      const preloads = all(page, 'link', { rel: 'preload', as: 'image' });
      const pictures = preloads.map((each) => /url=[^&\s]*/.exec(textOf(each, 'imageSrcSet'))?.[0]);
      return pictures.filter((picture, index) => picture && pictures.indexOf(picture) !== index);
    }),
  );
});

rule('no page contains the host of WordPress, or shows an undecoded HTML entity', () => {
  expectNone(
    faults((page) => {
      const html = page.html.replace(/\/_next\/image\?url=[^"\s]*/g, '');
      return [
        ...(html.includes(cms) ? [`names ${cms}`] : []),
        ...textsOf(page).filter((each) => entity.test(each)),
      ];
    }),
  );
});

rule('the Nu HTML checker finds no error', async () => {
  // Without Java, the run reports that this check is left out.
  if (process.env.JAVA_PATH === '') return;
  const files = pages.map(({ path, html }) => ({ path, html }));

  expectNone(await checkHtml(files, test.info().outputPath('pages')));
});

async function eachOnce<Item>(
  items: Item[],
  check: (item: Item) => Promise<string | null>,
): Promise<string[]> {
  const results = await runConcurrently(items, 4, check);

  return results.filter((each) => each !== null);
}
