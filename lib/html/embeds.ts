import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Film } from '../media/embed-providers/types';
import { filmOf, providerOf } from '../media/embed-providers/providers';
import { neutralPlaceholder } from '../media/placeholder-colour';
import { frameTag } from './allowed-tags';
import { toLinkCard } from './link-card';
import { toPicture } from './pictures';
import { element, elementsIn, hasClass, isElement, textOf } from './tree';

/**
 * Turns an embed into a link to a video, to a piece of music or to any other page. The embed is an iframe, or a URL or
 * a picture in its place.
 */
export function toEmbed(each: Element, parents: Element[]): ElementContent[] {
  if (each.tagName === frameTag) return toFrameLink(each);
  if (hasClass(each, 'wp-block-embed__wrapper') || each.tagName === 'p') {
    return [fromWrittenAddress(each)];
  }
  if (each.tagName === 'a') return [fromThumbnail(each)];
  if (each.tagName === 'img' && !parents.some((parent) => parent.tagName === 'a')) {
    const film = filmOf(textOf(each, 'src'));
    if (film) return [toFilmLink(film, textOf(each, 'alt'))];
  }
  return [each];
}

/** A video or a piece of music as a link to its page. The player loads on click. */
function toFilmLink(film: Film, title: string, picture?: Element): Element {
  const shown = { alt: '', width: 1280, height: 720, loading: 'lazy', decoding: 'async' } as const;
  const own =
    picture && toPicture({ ...picture, properties: { ...picture.properties, alt: '' } }, []);
  const dataPlaceholder = picture?.properties.dataPlaceholder ?? neutralPlaceholder;
  const poster = film.poster
    ? element('img', { ...shown, src: film.poster, dataPlaceholder })
    : own;

  return element(
    'a',
    {
      href: film.href,
      dataEmbed: film.embed,
      dataHost: film.host,
      dataKind: film.kind,
      dataTitle: title.trim().replace(/\s+/g, ' ').slice(0, 200),
    },
    poster ? [poster] : [],
  );
}

function toFrameLink(frame: Element): ElementContent[] {
  const src = textOf(frame, 'src');
  const title = textOf(frame, 'title');
  const film = filmOf(src);

  return film ? [toFilmLink(film, title)] : toLinkCard(src, title);
}

// WordPress leaves the bare URL of an embed when it cannot reach the provider, or does not know it.
function fromWrittenAddress(holder: Element): Element {
  const text = toString(holder).trim();
  const inner = elementsIn(holder);
  const isBare = inner.every((each) => each.tagName === 'a' || each.tagName === 'br');
  if (!isBare || !/^https?:\/\/\S{4,500}$/.test(text)) return holder;

  const film = filmOf(text);
  if (film) return { ...holder, children: [toFilmLink(film, '')] };
  const isEmbed = holder.tagName !== 'p' || providerOf(text);
  const card = isEmbed ? toLinkCard(text) : [];
  return card.length > 0 ? { ...holder, children: card } : holder;
}

// A link to a video that contains only a picture becomes the video. If the site has no poster of the video, the picture
// is used as the poster.
function fromThumbnail(link: Element): Element {
  const inner = elementsIn(link);
  const picture = inner.find((each) => isElement(each, 'img'));
  const film = picture && !toString(link).trim() ? filmOf(textOf(link, 'href')) : null;

  return film && picture ? toFilmLink(film, textOf(picture, 'alt'), picture) : link;
}
