import 'server-only';

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import stored from './own-pictures.json';
import { leastResizedWidth, storedWidths } from './picture-widths.mjs';

/** One of the site's own pictures, in the sizes that the repository keeps of it. */
export type OwnPicture = {
  /** As the attribute `srcset`, all AVIF. Null for a picture so small that it has one size. */
  avif: string | null;
  /** The address of a file for browsers without AVIF, or of the one size. */
  fallback: string;
  /** The average colour, `RRGGBB`. Undefined where the picture is transparent. */
  colour?: string;
};

type Entry = { hash: string; width?: number; colour?: string };

const entries = new Map<string, Entry>(Object.entries(stored));
const folder = '/images/';
const sizes = '/images/sizes/';

/**
 * The stored sizes of a picture below `public/images`, whose addresses change with its content. `npm run images -- --sizes`
 * makes them.
 *
 * @param src its address, e.g. `/images/home/hero.webp`
 * @returns null for any other picture, and for one that has been replaced since: the image optimizer then makes its sizes
 */
export function ownPicture(src: string): OwnPicture | null {
  const found = entryOf(src);
  if (!found?.width) return null;
  const { stem, width, colour, file } = found;
  if (width < leastResizedWidth) return { avif: null, fallback: file, colour };
  const candidates = storedWidths(width).map((each) => `${stem}.${each}.avif ${each}w`);

  return { avif: candidates.join(', '), fallback: file, colour };
}

/**
 * The address of a drawing (SVG) that changes with its content, so that browsers keep it.
 *
 * @param src below `public`, e.g. `/images/networks.svg`
 * @returns the same address for a drawing that has been added or replaced since
 */
export function ownDrawing(src: string): string {
  return entryOf(src)?.file ?? src;
}

/** `file` is the stored copy, or the fallback of a picture that has several sizes. Both parts are addresses. */
type Found = Entry & { stem: string; file: string };

function entryOf(src: string): Found | null {
  const name = src.startsWith(folder) ? decoded(src.slice(folder.length)) : null;
  const entry = name === null ? undefined : entries.get(name);
  if (name === null || !entry) return null;
  const extension = extname(name);
  const stem = `${name.slice(0, -extension.length)}.${entry.hash}`;
  const isResized = entry.width !== undefined && entry.width >= leastResizedWidth;
  const file = `${stem}${isResized ? '.webp' : extension}`;
  if (!isCurrent(name, entry.hash, file)) return null;
  const address = (path: string) => `${sizes}${path.split('/').map(encodeURIComponent).join('/')}`;

  return { ...entry, stem: address(stem), file: address(file) };
}

/** Null where it cannot be decoded: such an address has no file. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Names of pictures that have been asked for, and whether their stored sizes are those of the file. */
const checked = new Map<string, boolean>();

function isCurrent(name: string, hash: string, file: string): boolean {
  const known = checked.get(name);
  if (known !== undefined) return known;
  const isSame = hashOf(name) === hash && existsSync(pathOf('sizes', file));
  checked.set(name, isSame);
  return isSame;
}

function hashOf(name: string): string | null {
  try {
    return createHash('sha256')
      .update(readFileSync(pathOf(name)))
      .digest('hex')
      .slice(0, 8);
  } catch {
    return null;
  }
}

const pathOf = (...parts: string[]) =>
  join(/* turbopackIgnore: true */ process.cwd(), 'public/images', ...parts);
