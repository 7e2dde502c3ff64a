import type { Element } from 'hast';
import { decodeHTMLStrict } from 'entities';

import { filmOf, isFilmAddress } from '../media/embed-providers/providers';
import { youtubeId } from '../media/embed-providers/youtube';
import { classesOf } from './tree';

/** A name with its value: of an attribute, or of an entry in the JSON of an attribute. */
type Pair = [name: string, value: string];

/** Attributes with a meaning in HTML. Plugins do not hide a player in them. */
const ordinary = new Set([
  ...['className', 'id', 'style', 'title', 'alt', 'href', 'src', 'srcSet', 'cite', 'poster'],
  ...['action', 'content', 'value', 'lang', 'dir', 'role', 'rel', 'name', 'type'],
]);

/**
 * Finds the URL of a video in the attributes of an element, whatever the names of the attributes are. Null when there
 * is none. For a player (`isPlayer`), the attributes with a meaning in HTML are read too.
 */
export function filmAddressOf(element: Element, isPlayer: boolean): string | null {
  const pairs = pairsOf(element, isPlayer ? undefined : ordinary);
  const about = [
    element.tagName,
    ...classesOf(element),
    ...pairs.flatMap(([name, value]) => [name, value.slice(0, 24)]),
  ];
  const written = pairs.flatMap(([, value]) => filmAddressesIn(value));
  // A page builder may keep an earlier URL of another provider too. So the URL of the selected provider comes first.
  const isNamed = (address: string) =>
    pairs.some(([, value]) => value.toLowerCase() === filmOf(address)?.host.toLowerCase());
  const address =
    written.find(isNamed) ??
    written.find(isNoPicture) ??
    addressOfId(pairs, about.join(' ')) ??
    written[0];

  return address ? withTimes(address, pairs) : null;
}

const isNoPicture = (address: string) => !/\.(jpe?g|png|webp|gif|svg)(\?|$)/i.test(address);

/** The URLs of videos in a text, which may be escaped or encoded. */
export function filmAddressesIn(text: string): string[] {
  if (isFilmAddress(text)) return [text];

  return readings(text)
    .flatMap((each) => each.match(/(?:https?:)?\/\/[^\s"'<>\\]+/gi) ?? [])
    .slice(0, maxAddresses)
    .filter(isFilmAddress);
}

// The data of a real player has fewer characters and fewer URLs.
const maxCharacters = 10_000;
const maxAddresses = 50;

/**
 * The text without the escapes of JSON and HTML, decoded if it is Base64, and the same text percent-decoded. Empty when
 * the text is too short or too long.
 */
export function readings(text: string): string[] {
  if (text.length < 12 || text.length > maxCharacters) return [];
  const bare = text.trim();
  const isBase64 = bare.length >= 40 && /^[\w+/-]+={0,2}$/.test(bare);
  const decoded = isBase64 ? Buffer.from(bare, 'base64').toString('utf8') : bare;

  return [decoded, fromPercent(decoded)].map((each) =>
    decodeHTMLStrict(decodeHTMLStrict(each))
      .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      .replace(/\\+(?=["'/])/g, ''),
  );
}

function fromPercent(text: string): string {
  try {
    return /%3[ac]/i.test(text) ? decodeURIComponent(text) : '';
  } catch {
    return '';
  }
}

/** The attributes of an element. An attribute that holds JSON is replaced by the entries of the JSON. */
export function pairsOf({ properties }: Element, without?: ReadonlySet<string>): Pair[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    typeof value === 'string' && !without?.has(name) ? (pairsInJson(value) ?? [[name, value]]) : [],
  );
}

function pairsInJson(value: string): Pair[] | null {
  if (!/^\s*[[{]/.test(value) || value.length > maxCharacters) return null;
  try {
    return pairsIn('', JSON.parse(value), 6);
  } catch {
    return null;
  }
}

function pairsIn(name: string, value: unknown, depth: number): Pair[] {
  // A video that plays behind a section is decoration.
  if (/background/i.test(name) || depth === 0) return [];
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];

  return Object.entries(value ?? {}).flatMap(([inner, each]) => pairsIn(inner, each, depth - 1));
}

const idName = /(^|[_-])id$|[a-z]Id$|([Vv]ideo|[Ee]mbed|[Yy]outube|[Vv]imeo)id$/;

/**
 * The URL of a video of which the attributes contain only the id. `about` has their names and values. One of these must
 * contain the name of the provider.
 */
function addressOfId(pairs: Pair[], about: string): string | null {
  const ids = pairs.filter(([name]) => idName.test(name)).map(([, value]) => value.trim());
  const film =
    /youtube|(^|[\s_-])yt[\s_-]/i.test(about) && ids.find((each) => youtubeId.test(each));
  if (film) return `https://youtu.be/${film}`;
  const vimeo = /vimeo/i.test(about) && ids.find((each) => /^\d{4,12}$/.test(each));

  return vimeo ? `https://vimeo.com/${vimeo}` : null;
}

/** Adds the start and the end of the video to its URL. Page builders save them in separate attributes. */
function withTimes(address: string, pairs: Pair[]): string {
  const times = pairs.filter(
    ([name, value]) => /^(data)?(start|end)$/i.test(name) && /^\d{1,5}$/.test(value),
  );
  const query = times.map(
    ([name, value]) => `${name.replace(/^data/i, '').toLowerCase()}=${value}`,
  );
  const [page = '', place = ''] = address.split('#');
  if (query.length === 0) return address;

  return `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}${place && `#${place}`}`;
}
