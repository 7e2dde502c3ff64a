import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Film } from '../media/embed-providers/film';
import { filmOf, isFilmAddress } from '../media/embed-providers/providers';
import { isNotice, removeNotices, withoutFacade } from './blocked-notices';
import { framesInData, isFrame, packedFrames, withAddress } from './lazy-frame-address';
import { filmAddressesIn, filmAddressOf } from './player-data';
import { changeElements, element, elementsIn, textOf } from './tree';

/**
 * Undoes the changes of plugins and page builders that make players load late or only after consent: a frame gets its
 * address back, and an element that holds a player as data gets a frame. Their placeholders are removed. The tree is
 * still untrusted afterwards.
 */
export function restorePlayers(tree: Root): void {
  const restored = new Set<Element>();
  const note = (player: Element) => {
    restored.add(player);
    return player;
  };
  changeElements(tree, (each) => {
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

/** Removes a frame for browsers without scripts if the text also shows its film elsewhere, and unwraps it otherwise. */
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
 * Makes a link that needs a script lead to the page of its film. The film is named in the data of the link, or in its
 * address if that is for an app.
 */
function withFilmPage(link: Element): Element {
  const href = textOf(link, 'href').trim();
  if (/^(https?:|mailto:|tel:|\/|#.|\?)/i.test(href)) return link;
  const address = filmOf(href) ? href : filmAddressOf(link, false);
  if (address) link.properties.href = filmOf(address)?.href;

  return link;
}

// Elements that are never the holder of a player: they have another purpose, or their words are shown elsewhere.
const noHolder = /^(img|source|script|style|input|option|link|meta|param|track|svg|math)$/;

/** An element that holds a player as data, with the player in it. */
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
  ['title', 'ariaLabel', 'dataTitle', 'playlabel']
    .map((name) => textOf(holder, name))
    .find(Boolean);

/** Is the film in the element anyway, as a frame or an address? */
const shows = (holder: Element, film: Film) =>
  elementsIn(holder).some((each) => isFrame(each) && isFilmAddress(textOf(each, 'src'))) ||
  filmAddressesIn(toString(holder)).some((each) => filmOf(each)?.href === film.href);
