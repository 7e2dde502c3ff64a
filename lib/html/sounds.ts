import type { Element, ElementContent } from 'hast';

import { toTarget, toPictureSource } from './addresses';
import { toCard } from './cards';
import { routing } from '../i18n/routing';
import { largeVersion } from './pictures';
import { element, elementsIn, numberOf, textOf } from './tree';

/** A sound or film that was uploaded: played from our own host, when it is asked for; elsewhere it is a link. */
export function toPlayer(each: Element): ElementContent[] {
  const sources = elementsIn(each).filter((inner) => inner.tagName === 'source');
  const src = textOf(each, 'src') || textOf(sources[0] ?? each, 'src');
  const target = toTarget(src, routing.defaultLocale);
  if (target?.kind === 'away') return toCard(target.href);
  if (target?.kind !== 'file') return [];

  const isFilm = each.tagName === 'video';
  const poster = toPictureSource(textOf(each, 'poster'));
  return [
    element(each.tagName, {
      src: target.path,
      controls: true,
      preload: 'none',
      className: each.properties.className,
      ...(isFilm && {
        playsInline: true,
        width: numberOf(each, 'width') ?? 1280,
        height: numberOf(each, 'height') ?? 720,
        poster: poster ? largeVersion(poster) : undefined,
      }),
    }),
  ];
}
