import type { Browser, Page } from '@playwright/test';

import { axeFindings, blocksWithWords, controlsOf, lostWords } from './support/block-checks';
import { publishLibrary, publishWithItself, type BlockPost } from './support/block-library';
import { expectTable, type Row } from './support/block-table';
import { recordBlocks } from './support/recorded-blocks';
import { expect, test } from './support/test';
import { wordpressVersion } from './support/wordpress';

test(
  'docs/blocks.md says what becomes of each block',
  { tag: '@nightly' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const posts = [await publishLibrary(), await publishWithItself()];
    const rows: Row[] = [];
    for (const post of posts) rows.push(...(await rowsOf(post, page, browser)));
    for (const post of posts) await post.remove();
    const version = await wordpressVersion();
    recordBlocks(version, Object.assign({}, ...posts.map(({ rendered }) => rendered)));
    await expectTable(
      version,
      rows
        .filter(({ block }) => block !== 'every-tag')
        .toSorted((a, b) => a.block.localeCompare(b.block)),
    );

    const bad = /lost|not reached|finds something/;
    expect(rows.filter((row) => bad.test(Object.values(row).join()))).toEqual([]);
  },
);

async function rowsOf({ path, rendered }: BlockPost, page: Page, browser: Browser) {
  const [parser, unscripted] = await Promise.all([
    browser.newPage(),
    browser.newPage({ javaScriptEnabled: false }),
  ]);
  await page.goto(path);
  await unscripted.goto(path);
  const words = new Set(await blocksWithWords(parser, rendered));
  const lost = await lostWords(page, parser, rendered);
  const lostUnscripted = await lostWords(unscripted, parser, rendered);
  const axe = await axeFindings(page);
  const { all, unreached } = await controlsOf(page);
  await Promise.all([parser.close(), unscripted.close()]);

  return Object.keys(rendered).map((name) => ({
    block: name,
    words: lost[name] ? 'lost' : words.has(name) ? 'shown' : '',
    keyboard: unreached[name] ? 'not reached' : all[name] ? 'reached' : '',
    'without scripts': lostUnscripted[name] ? 'lost' : 'the same',
    axe: axe[name] ? 'finds something' : 'finds nothing',
  }));
}
