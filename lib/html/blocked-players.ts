import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Film } from '../media/embed-providers/types';
import { filmOf, isFilmAddress } from '../media/embed-providers/providers';
import { mediaType } from '../media/media-types';
import { isNotice, removeNotices, withoutFacade } from './consent-notices';
import { framesInData, isFrame, packedFrames, withAddress } from './lazy-frame-address';
import { filmAddressesIn, filmAddressOf } from './player-data';
import { changeElements, element, elementsIn, textOf } from './tree';

/**
 * Undoes the changes with which plugins and page builders load players late or only after consent. A frame gets its URL
 * back. An element that holds a player as data gets a frame. The placeholders are removed. The tree is not sanitised
 * here: it is still untrusted.
 */
export function restorePlayers(tree: Root): void {
  const restored = new Set<Element>();
  const note = (player: Element) => {
    restored.add(player);
    return player;
  };
  changeElements(tree, (each) => {
    if (/^(audio|video|source)$/.test(each.tagName)) restoreFile(each);
    if (each.tagName === 'a') return [withFilmPage(each)];
    if (/^(iframe|embed|object)$/.test(each.tagName)) {
      const player = withAddress(each);
      return [player ? note(player) : each];
    }
    const packed = packedFrames(each);

    return packed.length > 0 ? packed.map(note) : withFilmOf(each, note);
  });
  removeCopies(tree);
  if (restored.size > 0) removeNotices(tree, restored);
}

/** Gives a player of a file its URL back, which a plugin has moved to another attribute. */
function restoreFile(player: Element): void {
  if (/^((https?:)?\/\/|\/)/.test(textOf(player, 'src'))) return;
  const moved = Object.entries(player.properties).find(
    ([name, value]) => /src$/i.test(name) && isFileUrl(String(value)),
  );
  if (moved) player.properties.src = String(moved[1]).trim();
}

const isFileUrl = (url: string) =>
  /^(audio|video)\//.test(mediaType(url.replace(/[?#].*$/, '')) ?? '');

/**
 * Replaces each `noscript` element that contains frames. Of these frames, only those with a video that is not shown
 * elsewhere in the text are kept. All others are removed, such as frames that only count visitors.
 */
function removeCopies(tree: Root): void {
  const copies = elementsIn(tree).filter(
    (each) => each.tagName === 'noscript' && elementsIn(each).some(isFrame),
  );
  if (copies.length === 0) return;
  const copied = new Set(copies.flatMap(elementsIn));
  const shown = elementsIn(tree).filter((each) => !copied.has(each));
  const films = new Set(shown.map(pageOf));

  changeElements(tree, (each) => {
    if (!copies.includes(each)) return [each];
    return elementsIn(each).filter((frame) => pageOf(frame) && !films.has(pageOf(frame)));
  });
}

const pageOf = (player: Element) => filmOf(textOf(player, 'src'))?.href;

/**
 * Makes a link that only works with a script link to the page of its video. The video is named in the attributes of the
 * link, or in its URL if that is for an app (such as `spotify:`).
 */
function withFilmPage(link: Element): Element {
  const href = textOf(link, 'href').trim();
  if (/^(https?:|mailto:|tel:|\/|#.|\?)/i.test(href)) return link;
  const address = filmOf(href) ? href : filmAddressOf(link, false);
  if (address) link.properties.href = filmOf(address)?.href;

  return link;
}

// Elements that never hold a player: they have another purpose, or their text is shown elsewhere.
const noHolder = /^(img|source|script|style|input|option|link|meta|param|track|svg|math)$/;

/** Adds the player to an element that holds a player as data. Returns any other element unchanged. */
function withFilmOf(holder: Element, note: (player: Element) => Element): ElementContent[] {
  if (noHolder.test(holder.tagName)) return [holder];
  const packed = framesInData(holder).map(note);
  if (packed.length > 0) {
    holder.children = isNotice(holder) ? packed : [...packed, ...holder.children];
    return [holder];
  }
  const src = filmAddressOf(holder, holder.tagName.includes('-')) ?? '';
  const film = filmOf(src);
  if (!film || shows(holder, film)) return [holder];

  return withPlayer(holder, note(element('iframe', { src, title: titleOf(holder) })), film);
}

function withPlayer(holder: Element, player: Element, film: Film): ElementContent[] {
  if (holder.tagName === 'video') return [player];
  if (holder.tagName === 'button') return [player, holder];
  holder.children = [player, ...withoutFacade(holder, film)];

  return [holder];
}

const titleOf = (holder: Element) =>
  ['title', 'ariaLabel', 'dataTitle', 'dataAlt', 'playlabel']
    .map((name) => textOf(holder, name))
    .find(Boolean);

/** Whether the element already contains a frame with a video, or the URL of this video in its text. */
const shows = (holder: Element, film: Film) =>
  elementsIn(holder).some((each) => isFrame(each) && isFilmAddress(textOf(each, 'src'))) ||
  filmAddressesIn(toString(holder)).some((each) => filmOf(each)?.href === film.href);
