import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { toTarget, toPictureSource } from './link-target';
import { toLinkCard } from './link-card';
import { routing } from '../i18n/routing';
import { decodeOrKeep } from '../i18n/spelling';
import { largeVersion } from './pictures';
import { element, elementsIn, isElement, numberOf, textOf } from './tree';

/**
 * Turns an uploaded audio or video file into a player. The file is served by this site, and is loaded only when a
 * visitor starts it. An audio player has the name of the track as `data-name`. A file on another host becomes a link.
 */
export function toPlayer(each: Element, parents: Element[]): ElementContent[] {
  const sources = elementsIn(each).filter((inner) => inner.tagName === 'source');
  const src = textOf(each, 'src') || textOf(sources[0] ?? each, 'src');
  const target = toTarget(src, routing.defaultLocale);
  if (target?.kind === 'external') return toLinkCard(target.href);
  if (target?.kind !== 'file') return [];

  const isFilm = each.tagName === 'video';
  const poster = toPictureSource(textOf(each, 'poster'));
  return [
    element(each.tagName, {
      src: target.path,
      controls: true,
      preload: 'none',
      className: each.properties.className,
      ...(!isFilm && { dataName: nameOf(target.path, parents) }),
      ...(isFilm && {
        playsInline: true,
        width: numberOf(each, 'width') ?? 1280,
        height: numberOf(each, 'height') ?? 720,
        poster: poster ? largeVersion(poster) : undefined,
      }),
    }),
  ];
}

/** The name of an audio track: its caption, its line in a playlist, or the name of its file. */
function nameOf(path: string, parents: Element[]): string {
  const around = parents.findLast(({ tagName }) => tagName === 'figure' || tagName === 'li');
  const caption = around?.children.find((child) => isElement(child, 'figcaption'));
  const words = caption ?? (around?.tagName === 'li' ? around : null);
  const file = decodeOrKeep(path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

  return (words ? toString(words).trim() : '') || file.replace(/[-_]+/g, ' ');
}
