import type { Root } from 'hast';

import { isFrame } from './lazy-frame-address';
import { changeElements, elementsIn, hasClass, textOf } from './tree';

/**
 * Removes the frames in which WordPress embeds posts: the quotation that WordPress writes before such a frame already
 * links to the post. A frame without a quotation gets the URL of the post itself, and embeds.ts turns it into a link.
 */
export function replacePostFrames(tree: Root): void {
  const parts = elementsIn(tree).filter((each) => hasClass(each, 'wp-embedded-content'));
  const quoted = new Set(parts.filter((_, index) => parts[index - 1]?.tagName === 'blockquote'));

  for (const frame of parts.filter(isFrame)) {
    const [address = ''] = textOf(frame, 'src').split('#');
    frame.properties.src = address.replace(/\/embed\/?$|[?&]embed=true$/, '');
  }
  changeElements(tree, (each) => (isFrame(each) && quoted.has(each) ? [] : [each]));
}
