import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

import { writeFileAtomically } from '../../cache/atomic-file.mjs';
import type { SlugList } from '../../wordpress/slug-list';
import { SlugIndex } from './slug-index';

const day = 24 * 60 * 60 * 1000;

/** A Map. In the file, it is a list of its entries. */
function mapOf<Key, Value>(key: z.ZodType<Key>, value: z.ZodType<Value>) {
  return z.array(z.tuple([key, value])).transform((entries) => new Map(entries));
}

const storedList = z.object({
  slugs: mapOf(z.string(), mapOf(z.string(), z.union([z.string(), z.number()]))),
  aliases: mapOf(z.string(), mapOf(z.string(), z.string())),
  postIds: mapOf(z.number(), z.string()),
});

const withMapsAsLists = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

/** Writes a list to disk, where it survives a restart. A failed write does no harm. */
export async function storeSlugList(file: string, list: SlugList): Promise<void> {
  try {
    mkdirSync(dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify(list, withMapsAsLists));
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
    const list: SlugList = storedList.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new SlugIndex(list, null, mtimeMs);
  } catch {
    return null;
  }
}
