import { cpSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import { median, most } from '../../stack/system-tests/numbers.mjs';
import { content } from '../support/content';
import { stack } from '../support/environment';
import { startOwnSite } from '../support/own-site';
import { storedPictures } from '../support/stored-files';
import { expect, test } from '../support/test';
import { WordPressRest } from '../support/wordpress-rest';

const paths = ['/', '/news', content.post.path, '/events', `/events/${content.event}`, '/videos'];
/** A phone and a desktop screen. They need different sizes of a picture. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Milliseconds from the request for each picture to its last byte. */
type Times = { optimized: number[]; ready: number[] };

test('how long visitors wait for pictures', async ({ browser }) => {
  test.setTimeout(0);
  const site = await startOwnSite('pictures', {});
  try {
    console.log(rowOf('first visitor after a first build', await visit(browser, site.url, paths)));
    console.log(rowOf('next visitor', await visit(browser, site.url, paths)));
    const times = await visitAfterUpgrade(browser, site.folder);
    console.log(rowOf('first visitor after a second build', times));
  } finally {
    await site.end();
  }
  await withNewPost(async (path) => {
    console.log(rowOf('first visitor of a new post', await visit(browser, stack.siteUrl, [path])));
  });
});

/** Visits a second build, into which the pictures of the first one have been copied (docs/operators.md, Upgrading). */
async function visitAfterUpgrade(browser: Browser, first: string): Promise<Times> {
  const images = join('cache', 'images');
  const site = await startOwnSite(
    'pictures-after-upgrade',
    {},
    { change: (second) => cpSync(join(first, images), join(second, images), { recursive: true }) },
  );
  try {
    return await visit(browser, site.url, paths);
  } finally {
    await site.end();
  }
}

/** Opens pages in new browser contexts, scrolls through them, and returns the times of all their pictures. */
async function visit(browser: Browser, origin: string, addresses: string[]): Promise<Times> {
  const times: Times = { optimized: [], ready: [] };
  for (const viewport of screens) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    for (const path of addresses) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += viewport.height) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await page.waitForTimeout(150);
      }
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ initiatorType, transferSize }) => initiatorType === 'img' && transferSize > 0)
          .map(({ name, duration }) => ({ name, duration })),
      );
      for (const { name, duration } of found)
        (name.includes('/_next/image') ? times.optimized : times.ready).push(duration);
    }
    await context.close();
  }
  return times;
}

/** Publishes a post with a photograph, waits until no picture has been made for five seconds, and deletes the post. */
async function withNewPost(visitPost: (path: string) => Promise<void>): Promise<void> {
  const rest = await WordPressRest.logIn();
  const photograph = await readFile('public/images/press/photos/two-tones.webp');
  const media = await rest.upload('two-tones.webp', 'image/webp', photograph);
  const body = { title: 'A new picture', status: 'publish', featured_media: media.id };
  const before = storedPictures();
  const post = await rest.send({ method: 'POST', path: '/wp/v2/posts', body });
  try {
    await expect.poll(storedPictures, { timeout: 90_000 }).toBeGreaterThan(before);
    for (let count = -1; count !== storedPictures();) {
      count = storedPictures();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
    await visitPost(`/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`);
  } finally {
    for (const each of [`posts/${post.id}`, `media/${media.id}`])
      await rest.send({ method: 'DELETE', path: `/wp/v2/${each}?force=true` });
  }
}

function rowOf(who: string, { optimized, ready }: Times): string {
  return `${who}: from WordPress ${summary(optimized)}, of this repository ${summary(ready)}`;
}

function summary(values: number[]): string {
  if (values.length === 0) return 'none';

  return `${values.length} pictures, median ${Math.round(median(values))} ms, slowest ${Math.round(most(values))} ms`;
}
