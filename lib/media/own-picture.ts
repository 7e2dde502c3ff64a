import 'server-only';

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { decodeOrKeep } from '../i18n/spelling';
import stored from './own-pictures.json';
import { minResizedWidth, storedWidths } from './picture-widths.mjs';

/** One of the site's own pictures, in the sizes that the repository keeps of it. */
export type OwnPicture = {
  /** The value of the attribute `srcset`, all AVIF. Null for a picture that is so small that it has only one size. */
  avif: string | null;
  /** The path of a file for browsers without AVIF, or of the only size. */
  fallback: string;
  /** The average colour, `RRGGBB`. Undefined if the picture is transparent. */
  colour?: string;
};

type Entry = { hash: string; width?: number; colour?: string };

const entries = new Map<string, Entry>(Object.entries(stored));
const folder = '/images/';
const sizes = '/images/sizes/';

/**
 * The stored sizes of a picture below `public/images`. Their paths change with the content of the picture. The command
 * `npm run images -- --sizes` makes them.
 *
 * @param src the path of the picture, e.g. `/images/home/hero.webp`
 * @returns null for any other picture, and for a picture that has been replaced since the sizes were made: then the
 *   image optimizer makes its sizes
 */
export function ownPicture(src: string): OwnPicture | null {
  const found = entryOf(src);
  if (!found?.width) return null;
  const { stem, width, colour, file } = found;
  if (width < minResizedWidth) return { avif: null, fallback: file, colour };
  const candidates = storedWidths(width).map((each) => `${stem}.${each}.avif ${each}w`);

  return { avif: candidates.join(', '), fallback: file, colour };
}

/**
 * The path of an SVG. It changes with the content of the file, so that browsers can cache it for long.
 *
 * @param src below `public`, e.g. `/images/networks.svg`
 * @returns `src` unchanged for an SVG that has been added or replaced since the stored sizes were made
 */
export function ownSvg(src: string): string {
  return entryOf(src)?.file ?? src;
}

/**
 * `stem`: the path of the stored sizes without width and extension. `file`: the path of the stored copy, or of the
 * fallback of a picture that has several sizes. Both are percent-encoded.
 */
type Found = Entry & { stem: string; file: string };

function entryOf(src: string): Found | null {
  const name = src.startsWith(folder) ? decodeOrKeep(src.slice(folder.length)) : '';
  const entry = entries.get(name);
  if (!entry) return null;
  const extension = extname(name);
  const stem = `${name.slice(0, -extension.length)}.${entry.hash}`;
  const isResized = entry.width !== undefined && entry.width >= minResizedWidth;
  const file = `${stem}${isResized ? '.webp' : extension}`;
  if (!isCurrent(name, entry.hash, file)) return null;
  const address = (path: string) => `${sizes}${path.split('/').map(encodeURIComponent).join('/')}`;

  return { ...entry, stem: address(stem), file: address(file) };
}

/** Names of pictures that have been requested, and whether their stored sizes were made from the present file. */
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
