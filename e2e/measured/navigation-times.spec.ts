import { percentile } from '../../stack/system-tests/numbers.mjs';
import { content } from '../support/content';
import { expect, test } from '../support/test';
import { pathOf, requestsOf, timeOf, type Sent, type Way } from './support/next-page';

/** The number of navigations to each type of page with prerendering, and without. */
const runs = Number(process.env.NAVIGATIONS ?? 50);

/**
 * For each type of page: a page with a link to it, and the link (the first visible one that fits). None of these links
 * moves. Searches are never prerendered, so they are not measured.
 */
const types: [from: string, css: string][] = [
  ['/news', 'header a[href="/"]'],
  ['/', 'footer a[href="/news"]'],
  ['/news', 'main article a[href^="/20"]'],
  [content.post.path, 'main a[href^="/category/"]'],
  ['/', 'footer a[href="/events"]'],
  ['/events', 'main article a[href^="/events/"]'],
  ['/events', 'main a[href="/past-events"]'],
  ['/', 'footer a[href="/videos"]'],
  ['/videos', 'main article a[href^="/videos/"]'],
  ['/', 'footer a[href="/music"]'],
  ['/music', 'main article a[href^="/music/"]'],
  [`/tours/${content.tours[0]}`, 'main a[href="/tours"]'],
  [`/tours/${content.tours[0]}`, 'main nav a[href^="/tours/"]'],
  [`/biography/${content.stories[0]}`, 'main a[href="/biography"]'],
  ['/biography', 'main a[href^="/biography/"]'],
  ['/de/presse', 'header a[href="/press"]'],
  ['/', 'footer a[href="/contact"]'],
  ['/', 'footer a[href="/legal-notices"]'],
];

/** `ahead`, `loaded`: milliseconds to the largest paint. `sent`: requests of a prerender; null when it has failed. */
type Series = {
  path: string;
  ahead: number[];
  loaded: number[];
  failed: number;
  sent: Sent | null;
};

test('the next page, prerendered and not', async () => {
  test.setTimeout(0);
  const all: Series[] = [];
  for (const [from, css] of types) {
    const path = await tried(`${css} on ${from}`, () => pathOf(css, from));
    const series: Series = { path: path ?? css, ahead: [], loaded: [], failed: 0, sent: null };
    all.push(series);
    if (path) await measure(series, { path, from, link: `:is(${css})[href="${path}"]` });
    console.log(rowOf(series));
  }
  const middle = (pick: (series: Series) => number[]) => median(all.flatMap(pick));
  console.log(
    `ratio of the medians: ${(middle((s) => s.ahead) / middle((s) => s.loaded)).toFixed(2)}`,
  );
  const missing = all.filter(({ ahead, loaded }) => !ahead.length || !loaded.length);
  expect(missing.map(({ path }) => path)).toEqual([]);
});

async function measure(series: Series, way: Way): Promise<void> {
  for (let run = 0; run < runs; run++) {
    for (const isAhead of [false, true]) {
      const what = `${way.path}, ${isAhead ? 'prerendered' : 'loaded'}`;
      const time = await tried(what, () => timeOf(way, { isAhead }));
      if (time === null) series.failed++;
      else series[isAhead ? 'ahead' : 'loaded'].push(time);
    }
  }
  series.sent = await tried(`the requests of ${way.path}`, () => requestsOf(way));
}

/** Does what may fail, and prints the error. Null when it has failed. */
async function tried<Result>(what: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    console.log(`${what} has failed: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

function rowOf({ path, ahead, loaded, failed, sent }: Series): string {
  const times = `prerendered ${median(ahead)} (${p95(ahead)} at the 95th percentile), loaded ${median(loaded)} (${p95(loaded)}) ms to the largest paint`;
  const requests = sent ? `${sent.documents} for the document, ${sent.files} for files` : 'unknown';

  return `${path}: ${times}, ${failed} of ${2 * runs} failed, requests of a prerender: ${requests}`;
}

const at = (share: number) => (values: number[]) => Math.round(percentile(values, share));
const median = at(0.5);
const p95 = at(0.95);
