import 'server-only';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import stored from './own-pictures.json';

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
const widths = [480, 828, 1200, 1600, 2400];
const secondWidth = 828;
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
  const { stem, extension, width, colour } = found;
  if (width < secondWidth) return { avif: null, fallback: `${stem}${extension}`, colour };
  const own = Math.min(width, widths.at(-1) ?? width);
  const candidates = [...widths.filter((each) => each < own), own];

  return {
    avif: candidates.map((each) => `${stem}.${each}.avif ${each}w`).join(', '),
    fallback: `${stem}.webp`,
    colour,
  };
}

/**
 * The address of a drawing (SVG) that changes with its content, so that browsers keep it.
 *
 * @param src below `public`, e.g. `/images/networks.svg`
 * @returns the same address for a drawing that has been added or replaced since
 */
export function ownDrawing(src: string): string {
  const found = entryOf(src);

  return found ? `${found.stem}.svg` : src;
}

function entryOf(src: string): (Entry & { stem: string; extension: string }) | null {
  if (!src.startsWith(folder)) return null;
  const name = decodeURIComponent(src.slice(folder.length));
  const entry = entries.get(name);
  if (!entry || !isCurrent(name, entry.hash)) return null;
  const extension = extname(name);
  const stem = `${name.slice(0, -extension.length)}.${entry.hash}`;

  return {
    ...entry,
    extension,
    stem: `${sizes}${stem.split('/').map(encodeURIComponent).join('/')}`,
  };
}

/** Names of pictures whose file has been read, and whether it still is the one that the sizes were made of. */
const checked = new Map<string, boolean>();

function isCurrent(name: string, hash: string): boolean {
  const known = checked.get(name);
  if (known !== undefined) return known;
  const isSame = hashOf(name) === hash;
  checked.set(name, isSame);
  return isSame;
}

function hashOf(name: string): string | null {
  try {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'public/images', name);
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  } catch {
    return null;
  }
}
