import type { Element, ElementContent } from 'hast';

import { routing } from '../i18n/routing';
import { mediaType } from '../media/media-types';
import { toTarget, toPictureSource } from './link-target';
import { nameOfFile, toLinkCard } from './link-card';
import { posterVersion, toPicture } from './pictures';
import { withoutShortcodes } from './shortcodes';
import { element, elementsIn, hasClass, isElement, numberOf, textOf } from './tree';
import { inOneLine, wordsOf } from './visible-words';

/**
 * Turns an uploaded audio or video file into a player. The file is served by this site, and is loaded only when a
 * visitor starts it. An audio player has the name of the track as `data-name`. A file on another host becomes a link.
 * A video behind the words of a cover block is replaced by its poster.
 */
export function toPlayer(each: Element, parents: Element[]): ElementContent[] {
  if (hasClass(each, 'wp-block-cover__video-background')) return toCoverPicture(each, parents);
  const sources = elementsIn(each).filter((inner) => inner.tagName === 'source');
  const src = textOf(each, 'src') || textOf(sources[0] ?? each, 'src');
  const target = toTarget(src, routing.defaultLocale);
  if (target?.kind === 'external') return toLinkCard(target.href);
  if (target?.kind !== 'file') return [];

  const isFilm = each.tagName === 'video';
  const poster = toPictureSource(textOf(each, 'poster'));
  return [
    element(
      each.tagName,
      {
        src: target.path,
        controls: true,
        preload: 'none',
        className: each.properties.className,
        ...(!isFilm && { dataName: nameOf(target.path, parents) }),
        ...(isFilm && {
          playsInline: true,
          loop: each.properties.loop,
          width: numberOf(each, 'width') ?? 1280,
          height: numberOf(each, 'height') ?? 720,
          poster: poster ? posterVersion(poster) : undefined,
        }),
      },
      elementsIn(each).flatMap(toTextTrack),
    ),
  ];
}

/** The poster of a video that plays behind the words of a cover block. Such a video is decoration, without controls. */
function toCoverPicture(film: Element, parents: Element[]): ElementContent[] {
  const className = ['wp-block-cover__image-background'];
  const picture = toPicture(element('img', { src: textOf(film, 'poster'), className }), parents);

  return picture ? [picture] : [];
}

/** The subtitles or captions of a video. Empty for another element, and for a file that is not on our host. */
function toTextTrack(each: Element): Element[] {
  if (each.tagName !== 'track') return [];
  const target = toTarget(textOf(each, 'src'), routing.defaultLocale);
  if (target?.kind !== 'file' || mediaType(target.path) !== 'text/vtt') return [];

  return [element('track', { ...each.properties, src: target.path })];
}

/** The name of an audio track: its caption, its line in a playlist, or the name of its file. */
function nameOf(path: string, parents: Element[]): string {
  const around = parents.findLast(({ tagName }) => tagName === 'figure' || tagName === 'li');
  const caption = around?.children.find((child) => isElement(child, 'figcaption'));
  const named = caption ?? (around?.tagName === 'li' ? around : null);

  return (named && inOneLine(withoutShortcodes(wordsOf(named)))) || nameOfFile(path);
}
