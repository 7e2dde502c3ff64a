import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import { writeFileAtomically } from '../../cache/atomic-file.mjs';
import type { SlugKind, SlugList } from '../../wordpress/slug-list';
import { isSlugKind } from '../content-types';
import { SlugIndex } from './slug-index';

const day = 24 * 60 * 60 * 1000;

const storedList = z.object({
  slugs: z.array(
    z.tuple([z.string(), z.array(z.tuple([z.string(), z.union([z.string(), z.number()])]))]),
  ),
  aliases: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.string()]))])),
  postIds: z.array(z.tuple([z.number(), z.string()])),
});

/** Writes a list to disk, where it survives a restart. A failed write does no harm. */
export async function storeSlugList(
  file: string,
  { slugs, aliases, postIds }: SlugList,
): Promise<void> {
  const stored: z.infer<typeof storedList> = {
    slugs: [...slugs].map(([kind, entries]) => [kind, [...entries]]),
    aliases: [...aliases].map(([kind, entries]) => [kind, [...entries]]),
    postIds: [...postIds],
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify(stored));
  } catch {
    // The next process requests the list from WordPress.
  }
}

/**
 * Reads the list of an earlier process. With it, a new process can tell lost posts from posts that never existed.
 *
 * @returns null when there is no stored list, or it is older than one day
 */
export function readStoredSlugIndex(file: string, now: number): SlugIndex | null {
  try {
    const { mtimeMs } = statSync(file);
    if (now - mtimeMs > day) return null;
    const { slugs, aliases, postIds } = storedList.parse(JSON.parse(readFileSync(file, 'utf8')));
    const list: SlugList = {
      slugs: ofKnownKinds(slugs),
      aliases: ofKnownKinds(aliases),
      postIds: new Map(postIds),
    };
    return new SlugIndex(list, null, mtimeMs);
  } catch {
    return null;
  }
}

// An earlier version of the site may have had another content type.
const ofKnownKinds = <Detail>(stored: [string, [string, Detail][]][]) =>
  new Map<SlugKind, Map<string, Detail>>(
    stored.flatMap(([kind, entries]) => (isSlugKind(kind) ? [[kind, new Map(entries)]] : [])),
  );
