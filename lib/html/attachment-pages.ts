import type { Element } from 'hast';

import { decodeOrKeep } from '../i18n/spelling';
import { hasRoute } from './page-addresses';
import { pictureName } from './picture-candidates';
import { elementsIn, hasClass, textOf } from './tree';

/**
 * Whether a link to a path of the site points to the attachment page of a picture. WordPress has such pages, the site
 * does not. One of these signs is enough: the link has the `rel` that WordPress gives such links; the link is in a
 * `[gallery]`, which contains no other links to pages; or the path matches no route of the site, and the link is in a
 * gallery block or is named after the file of the picture.
 */
export function isAttachmentPage(path: string, link: Element, parents: Element[]): boolean {
  const rel = [link.properties.rel].flat().map(String);
  if (rel.some((each) => /^(attachment|wp-att-\d+)$/.test(each))) return true;
  const [picture, ...others] = picturesIn(link);
  if (!picture || others.length) return false;
  if (parents.some((parent) => hasClass(parent, 'gallery-icon'))) return true;
  if (hasRoute(path)) return false;

  return (
    parents.some((parent) => hasClass(parent, 'wp-block-gallery')) ||
    isNamedAfter(path, textOf(picture, 'dataLarge'))
  );
}

/** The pictures in an element of which the page can open a large version (`data-large`). */
export const picturesIn = (parent: Element) =>
  elementsIn(parent).filter(({ properties }) => properties.dataLarge);

/** The file from which the image optimizer makes a version, or the URL itself if that is the file. */
export const fileOf = (version: string) =>
  new URL(version, 'http://ours.invalid').searchParams.get('url') ?? version;

function isNamedAfter(path: string, large: string): boolean {
  const names = slugsOf(pictureName(fileOf(large)));

  // WordPress adds a number to a slug that is already in use.
  return slugsOf(path).some(
    (slug) => names.includes(slug) || names.includes(slug.replace(/-\d+$/, '')),
  );
}

/** The slugs that WordPress may make of the last segment of a path: without accents, or in German with `ae` for `ä`. */
function slugsOf(path: string): string[] {
  const segment =
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = decodeOrKeep(segment).toLowerCase().normalize('NFC');
  const german = name.replace(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`);

  return [name, german].map(toSlugWithoutAccents).filter(Boolean);
}

const toSlugWithoutAccents = (name: string) =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
