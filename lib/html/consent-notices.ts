import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';

import type { Film } from '../media/embed-providers/types';
import { filmOf } from '../media/embed-providers/providers';
import { changedElements, classesOf, textOf } from './tree';

const notice =
  /(?:cookie|consent|gdpr|dsgvo|privacy)[\w\s-]{0,80}?(?:notice|opt-?out|opt-?in|overlay|message|enable|container|placeholder|wrapper)|content-?block(ed|er)|blocked-(content|player|embed|iframe)|borlabs|brlbs|cmplz|placeholder/i;

/**
 * Whether the classes or attributes of an element say that it stands in place of content to which the visitor must
 * consent first.
 */
export function isNotice({ properties, ...each }: Element): boolean {
  const names = [...classesOf({ properties, ...each }), ...Object.keys(properties)];

  return names.some((name) => notice.test(name));
}

/**
 * Removes the consent notices that plugins show in place of the frames that are now restored. A notice is removed when
 * it is a sibling of a restored frame, or a child of a placeholder that contains a restored frame. All other text
 * stays.
 *
 * @returns whether `parent` contains a restored frame
 */
export function removeNotices(parent: Root | Element, restored: ReadonlySet<Element>): boolean {
  const children: RootContent[] = parent.children;
  const elements = children.flatMap((child) => (child.type === 'element' ? child : []));
  const around = new Set(
    elements.filter((each) => restored.has(each) || removeNotices(each, restored)),
  );
  const isWaiting = parent.type === 'element' && isNotice(parent) && around.size > 0;
  if (isWaiting || elements.some((each) => restored.has(each))) {
    const isRemoved = (each: Element) => !around.has(each) && isNotice(each);
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isRemoved(child),
    );
  }
  return around.size > 0;
}

/**
 * The children of an element that holds a video, without the preview picture of the video and without its play button.
 */
export function withoutFacade(holder: Element, film: Film): ElementContent[] {
  const isCustom = holder.tagName.includes('-');
  const isOfFilm = (address: string) => {
    const found = filmOf(address);
    return found !== null && keyOf(found) === keyOf(film);
  };
  return changedElements(holder.children, (each) => {
    if (each.tagName === 'img') return isOfFilm(textOf(each, 'src')) ? [] : [each];
    const isLink = each.tagName === 'a' && isOfFilm(textOf(each, 'href'));
    const isButton = each.tagName === 'button' || textOf(each, 'role') === 'button';

    return (isLink || (isButton && !each.properties.href)) && (isCustom || isPlay(each))
      ? []
      : [each];
  });
}

/** A key for the video of a player. The time at which the video starts does not change the key. */
const keyOf = ({ kind, embed }: Film): string =>
  kind === 'film' ? new URL(embed).pathname : embed;

function isPlay(each: Element): boolean {
  const words = toString(each).trim();
  const names = [...classesOf(each), textOf(each, 'ariaLabel'), textOf(each, 'title'), words];

  return !words || /\bplay/i.test(names.join(' '));
}
