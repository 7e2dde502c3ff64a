import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { keptFolder } from '../env';
import type { SlugList } from '../wordpress/slug-list';
import { keepSlugList, recallSlugIndex } from './kept-list';
import { SlugIndex } from './slug-index';

const file = join(keptFolder, 'known-slugs.json');
const day = 24 * 60 * 60 * 1000;

const list = (posts: [string, number][]): SlugList => ({
  slugs: new Map([['post', new Map(posts.map(([slug]) => [slug, '2023-12']))]]),
  oldSlugs: new Map([['post', ['an-old-one']]]),
  postIds: new Set(posts.map(([, id]) => id)),
});

describe('the list of an earlier process', () => {
  it('is not lost to a WordPress that is being restored', async () => {
    await keepSlugList(file, list([['twelve-candles', 7]]));
    const before = recallSlugIndex(file, Date.now());
    const restored = new SlugIndex(list([['northbound', 8]]), before, Date.now());

    expect(restored.detailOf('post', 'twelve-candles')).toBe('2023-12');
    expect([restored.hasPost(7), restored.hasPost(8), restored.hasPost(9)]).toEqual([
      ...[true, true, false],
    ]);
    expect(before?.hasAlike('post', 'anoldone')).toBe(true);
  });

  it('is worth nothing after a day, or when it cannot be read', async () => {
    await keepSlugList(file, list([['twelve-candles', 7]]));
    const past = new Date(Date.now() - day - 1000);
    utimesSync(file, past, past);
    expect(recallSlugIndex(file, Date.now())).toBeNull();

    writeFileSync(file, '{"slugs":');
    expect(recallSlugIndex(file, Date.now())).toBeNull();
    expect(recallSlugIndex(`${file}.none`, Date.now())).toBeNull();
  });
});
