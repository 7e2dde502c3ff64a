import type { Element } from 'hast';

import { parseUrl } from '../config/parse-url.mjs';
import { mayContainPicture, toSvgPath, toPictureSource } from './link-target';
import { classesOf, textOf } from './tree';

type Candidate = {
  attribute: string;
  address: string;
  /** The URL or path of the picture on one of our hosts. Null when the picture is on another host. */
  source: string | null;
  /** A number that is greater for a larger version of the same picture. */
  size: number;
  /** The width of the file in pixels. Null when no `srcset` says it. */
  width: number | null;
};

type Best = Pick<Candidate, 'address' | 'width'>;

/**
 * The best URL of a picture: that of the largest version in its attributes. If `src` is a placeholder, it is the URL
 * that a lazy-load plugin has moved to another attribute. Empty when there is none.
 */
export function bestAddress(img: Element): Best {
  const written = [...listedIn(img, 'srcSet'), ...listedIn(img, 'src')];
  const hidden = Object.keys(img.properties)
    .filter((name) => !known.test(name))
    .flatMap((name) => listedIn(img, name))
    .sort((a, b) => Number(alternate.test(a.attribute)) - Number(alternate.test(b.attribute)));

  const shown = largest(written.filter(({ attribute }) => attribute === 'srcSet')) ?? own(written);
  const isReal = shown?.source && !isPlaceholderFile(shown.source) && !isLazy(img, hidden);
  const main = isReal
    ? shown
    : (own(hidden.filter(({ source }) => !source || !isPlaceholderFile(source))) ?? shown);
  if (!main) return { address: foreign(hidden) || textOf(img, 'src'), width: null };
  const isSame = ({ source }: Candidate) => source && pictureName(source) === nameOf(main);

  return largest([...written, ...hidden].filter(isSame)) ?? main;
}

/** The URLs of pictures in the value of an attribute: a single URL, a `srcset`, a style, or JSON. */
export function addressesIn(value: string): { address: string; descriptor: string }[] {
  if (!mayContainPicture(value) || value.length > maxLength) return [];
  const plain = value.trim().replaceAll('\\/', '/');
  if (!/[\s"'()]/.test(plain)) return [{ address: plain, descriptor: '' }];
  const parts = plain.split(/,\s+|,(?=https?:|\/)|["'(){}[\]<>]+/).map((part) => part.trim());

  return parts.filter(mayContainPicture).map((part) => {
    const [address = '', descriptor = ''] = part.split(/\s+/);
    return { address, descriptor };
  });
}

/** The URL or path of a picture or SVG on one of our hosts, as the page shows it. Null when it is on another host. */
export const ownSource = (address: string) => toPictureSource(address) ?? toSvgPath(address);

// In characters. Only the end of a longer URL is searched for the name of its file.
const maxNameLength = 2000;

/** The part of the URL that all sizes and formats of a picture have in common. */
export function pictureName(source: string): string {
  return source
    .replace(/[?#].*$/, '')
    .slice(-maxNameLength)
    .replace(/(\.\w{2,5})+$/, '')
    .replace(/(-scaled|-rotated|-e\d{9,}|-\d{1,5}x\d{1,5}|@\dx)+$/i, '')
    .toLowerCase();
}

/** Whether the file is a placeholder for a picture that is not loaded yet. */
export const isPlaceholderFile = (source: string) =>
  placeholderName.test(source.replace(/[?#].*$/, ''));

const placeholderName =
  /\/wp-content\/(plugins|themes)\/|[^a-z](blank|placeholder|spacer|pixel|transparent|lazy|loader|loading|dummy|1x1|gr[ae]y)([^a-z][^/]*)?$/i;

// In characters. A longer attribute is not searched.
const maxLength = 10_000;
// Attributes whose content is shown elsewhere, or is not a picture.
const known =
  /^(src|srcSet|alt|title|className|id|style|href|lang|dir|sizes|width|height|srcDoc|on[A-Z].*|aria.*)$/;
const lazy = /lazy|original|src(set)?$/i;
// Parts of the names of attributes that have a different picture, or one that is shown only on hover or during loading.
const alternate = /hover|thumb|low|lqip|placeholder|blur|tiny|preview|second|back|flip/i;

function listedIn(img: Element, attribute: string): Candidate[] {
  return addressesIn(textOf(img, attribute)).map(({ address, descriptor }) => {
    const source = ownSource(address);
    const width = widthOf(descriptor, address, source);
    return { attribute, address, source, size: sizeOf(descriptor, source ?? ''), width };
  });
}

/** Null if the URL is not that of the file: a CDN or a resizing service may return a smaller version of it. */
function widthOf(descriptor: string, address: string, source: string | null): number | null {
  const [, width] = /^(\d+)w$/.exec(descriptor) ?? [];

  return width && parseUrl(address)?.href === source ? Number(width) : null;
}

function sizeOf(descriptor: string, source: string): number {
  const width = parseFloat(descriptor);
  if (width) return 100_000 + width;

  return Number(/-(\d{1,5})x\d{1,5}\.\w+(?:\?|$)/.exec(source)?.[1] ?? 50_000);
}

const isLazy = (img: Element, hidden: Candidate[]) =>
  classesOf(img).some((name) => lazy.test(name)) ||
  hidden.some(({ attribute }) => lazy.test(attribute) && !alternate.test(attribute));

const own = (candidates: Candidate[]) => candidates.find(({ source }) => source);
const nameOf = ({ source }: Candidate) => pictureName(source ?? '');

function largest(candidates: Candidate[]): Candidate | undefined {
  return candidates.filter(({ source }) => source).sort((a, b) => b.size - a.size)[0];
}

/**
 * The URL of a lazy-loaded picture on another host. The picture becomes a link, or a player if it is the preview
 * picture of a video.
 */
const foreign = (hidden: Candidate[]) =>
  hidden.find(({ attribute, address }) => lazy.test(attribute) && /^(https?:)?\/\//.test(address))
    ?.address;
