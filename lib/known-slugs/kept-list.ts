import { readFileSync, statSync } from 'node:fs';

import { z } from 'zod';

import { writeWhole } from '../whole-files.mjs';
import type { SlugKind, SlugList } from '../wordpress/slug-list';
import { SlugIndex } from './slug-index';

const day = 24 * 60 * 60 * 1000;

const keptList = z.object({
  slugs: z.array(
    z.tuple([z.string(), z.array(z.tuple([z.string(), z.union([z.string(), z.number()])]))]),
  ),
  oldSlugs: z.array(z.tuple([z.string(), z.array(z.string())])),
  postIds: z.array(z.number()),
});

/** Keeps a list through a restart; what cannot be written is not there, and that is no harm. */
export async function keepSlugList(
  file: string,
  { slugs, oldSlugs, postIds }: SlugList,
): Promise<void> {
  const kept: z.infer<typeof keptList> = {
    slugs: [...slugs].map(([kind, entries]) => [kind, [...entries]]),
    oldSlugs: [...oldSlugs],
    postIds: [...postIds],
  };
  await writeWhole(file, JSON.stringify(kept)).catch(() => undefined);
}

/**
 * The list that an earlier process had, to tell a WordPress that has lost its posts from one that never had any.
 *
 * @returns null when there is none, or none of the last day
 */
export function recallSlugIndex(file: string, now: number): SlugIndex | null {
  try {
    const { mtimeMs } = statSync(file);
    if (now - mtimeMs > day) return null;
    const { slugs, oldSlugs, postIds } = keptList.parse(JSON.parse(readFileSync(file, 'utf8')));
    const list: SlugList = {
      slugs: new Map(slugs.map(([kind, entries]) => [kind as SlugKind, new Map(entries)])),
      oldSlugs: new Map(oldSlugs.map(([kind, old]) => [kind as SlugKind, old])),
      postIds: new Set(postIds),
    };
    return new SlugIndex(list, null, mtimeMs);
  } catch {
    return null;
  }
}
