import { decodeHTMLStrict } from 'entities';

import { appleMusic } from './apple-music';
import { bandcamp } from './bandcamp';
import type { Film, Form, Parts, Provider } from './types';
import { soundcloud } from './soundcloud';
import { spotify } from './spotify';
import { timesOf } from './times';
import { vimeo } from './vimeo';
import { youtube } from './youtube';
import { parseUrl } from '../../config/parse-url.mjs';

/** Services of which the site shows no player, only links. */
const linked: [name: string, hosts: RegExp][] = [
  ['Deezer', /(^|\.)deezer\.com$/],
  ['TIDAL', /(^|\.)tidal\.com$/],
  ['Qobuz', /(^|\.)qobuz\.com$/],
  ['Amazon Music', /^music\.amazon\.[a-z.]+$/],
];

/**
 * Every provider of films and music that the site knows, with the forms of its URLs. The plugin accepts the same films
 * (`parse_film_address`); wordpress/contract/films.json has examples for both.
 */
const providers: Provider[] = [
  ...[...youtube, ...vimeo, ...spotify, ...soundcloud, ...bandcamp, appleMusic],
  ...linked.map(([name, hosts]) => ({ name, hosts, forms: [] })),
];

/** The film or piece of music that a URL stands for: the URL of its page, player or picture. Null for any other URL. */
export function filmOf(address: string): Film | null {
  const found = read(address);

  return found && found.form.toFilm(found.parts, timesOf(found.url));
}

/** Whether a URL stands for a film or a piece of music. */
export const isFilmAddress = (address: string): boolean => read(address) !== null;

function read(address: string): { url: URL; form: Form; parts: Parts } | null {
  const url = toUrl(address);
  for (const form of (url && providerAt(url)?.forms) ?? []) {
    const parts = url && partsOf(form, url);
    if (parts) return { url, form, parts };
  }
  return null;
}

/** The provider of a URL, by its host. Null for an unknown host. */
export function providerOf(address: string): Provider | null {
  const url = toUrl(address);

  return url && providerAt(url);
}

function providerAt({ hostname }: URL): Provider | null {
  const host = hostname.replace(/^www\./, '');

  return providers.find(({ hosts }) => hosts.test(host)) ?? null;
}

function toUrl(address: string): URL | null {
  const text = decodeHTMLStrict(address.trim())
    .replace(/^spotify:/i, 'https://open.spotify.com/embed?uri=spotify:')
    .replace(/^(?=[\w-]+(\.[\w-]+)+\/)/, 'https://')
    .replace(/^\/\//, 'https://');
  if (!/^https?:/i.test(text)) return null;
  // The URLs of old players have parameters without a question mark: /v/ID&start=30.
  const full = text.replace(/^([^?#&]*)&/, '$1?');

  return parseUrl(full);
}

function partsOf({ path, query = {}, optional = {} }: Form, url: URL): Parts | null {
  const readParameter = ([name, pattern]: [string, RegExp]) =>
    pattern.exec(url.searchParams.get(name) ?? '')?.groups;
  const inPath = path.exec(url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, ''));
  const needed = Object.entries(query).map(readParameter);
  if (!inPath || needed.includes(undefined)) return null;
  const groups = [...Object.entries(optional).map(readParameter), inPath.groups, ...needed];

  return Object.assign({}, ...groups.map(written));
}

/** The groups that matched. */
const written = (groups: Parts = {}): Parts =>
  Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined));
