import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { storageFolder } from '../../config/env';
import type { SlugList } from '../../wordpress/slug-list';
import { storeSlugList, readStoredSlugIndex } from './slug-list-file';
import { SlugIndex } from './slug-index';

const file = join(storageFolder, 'known-slugs.json');
const day = 24 * 60 * 60 * 1000;

const list = (posts: [string, number][]): SlugList => ({
  slugs: new Map([['post', new Map(posts.map(([slug]) => [slug, '2023-12']))]]),
  aliases: new Map([['post', new Map([['an-old-one', 'twelve-candles']])]]),
  postIds: new Map(posts.map(([slug, id]) => [id, slug])),
});

describe('the list of an earlier process', () => {
  it('is not lost to a WordPress that is being restored', async () => {
    await storeSlugList(file, list([['twelve-candles', 7]]));
    const before = readStoredSlugIndex(file, Date.now());
    const restored = new SlugIndex(list([['northbound', 8]]), before, Date.now());

    expect(restored.detailOf('post', 'twelve-candles')).toBe('2023-12');
    expect([7, 8, 9].map((id) => restored.findPost(id)?.slug)).toEqual([
      ...['twelve-candles', 'northbound', undefined],
    ]);
    expect(before?.find('post', 'an-old-one')?.slug).toBe('twelve-candles');
  });

  it('is stored as lists of entries, and read whole', async () => {
    const stored = {
      slugs: [
        ['post', [['twelve-candles', '2023-12']]],
        ['post_tag', [['432-hz', 41]]],
      ],
      ...{
        aliases: [['post', [['an-old-one', 'twelve-candles']]]],
        postIds: [[7, 'twelve-candles']],
      },
    };
    const posts = list([['twelve-candles', 7]]);
    posts.slugs.set('post_tag', new Map([['432-hz', 41]]));
    await storeSlugList(file, posts);

    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored);
    expect(readStoredSlugIndex(file, Date.now())?.detailOf('post_tag', '432-hz')).toBe(41);
  });

  it('is read with a type of content that the site no longer has', () => {
    const stored = {
      slugs: [
        ['recipe', [['soup', '2023-12']]],
        ['post', [['twelve-candles', '2023-12']]],
      ],
      ...{ aliases: [['recipe', [['old-soup', 'soup']]]], postIds: [] },
    };
    writeFileSync(file, JSON.stringify(stored));
    const before = readStoredSlugIndex(file, Date.now());
    const next = new SlugIndex(list([['northbound', 8]]), before, Date.now());

    expect(next.detailOf('post', 'twelve-candles')).toBe('2023-12');
    expect(next.detailOf('post', 'northbound')).toBe('2023-12');
  });

  it('is ignored after a day, or when it cannot be read', async () => {
    await storeSlugList(file, list([['twelve-candles', 7]]));
    const past = new Date(Date.now() - day - 1000);
    utimesSync(file, past, past);
    expect(readStoredSlugIndex(file, Date.now())).toBeNull();

    writeFileSync(file, '{"slugs":');
    expect(readStoredSlugIndex(file, Date.now())).toBeNull();
    expect(readStoredSlugIndex(`${file}.none`, Date.now())).toBeNull();
  });
});
