import type { Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';

import {
  allowedAttributes,
  allowedClasses,
  allowedTags,
  formulaTags,
  frameTag,
  shapeAttributes,
  shapeTags,
  hiddenTags,
} from './allowed-tags';
import { elementsIn } from './tree';

/**
 * Removes everything from an untrusted tree that could run a script, load a document or change styles of the page.
 * Links, pictures and audio keep their URLs (http and https, in links also mailto and tel). The tree is not turned into
 * HTML and parsed again afterwards, because a second parser could read it differently.
 */
export function toSafeTree(tree: Root): Root {
  const safe = sanitize(tree, schema);
  if (safe.type !== 'root') return { type: 'root', children: [] };
  for (const { properties } of elementsIn(safe)) {
    if (Array.isArray(properties.className) && !properties.className.length)
      delete properties.className;
  }
  return safe;
}

const onlyIn = (ancestor: string, tags: Iterable<string>) =>
  Object.fromEntries([...tags].map((tag) => [tag, [ancestor]]));
const innerFormulaTags = [...formulaTags].filter((tag) => tag !== 'math');

const schema: Schema = {
  // Before a text is shown, frames become links, and the URL of a `source` becomes the `src` of its player.
  tagNames: [...allowedTags, frameTag, 'source', ...formulaTags, 'svg', ...shapeTags],
  attributes: {
    ...allowedAttributes,
    img: [...(allowedAttributes.img ?? []), 'dataWidth', 'dataFileWidth', 'dataPlaceholder'],
    [frameTag]: ['src', 'title'],
    source: ['src'],
    math: [['display', 'block']],
    svg: ['viewBox', 'fill', 'role', 'ariaLabel', 'ariaHidden'],
    ...Object.fromEntries(shapeTags.map((tag) => [tag, shapeAttributes])),
    '*': [...(allowedAttributes['*'] ?? []), ['className', ...allowedClasses]],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
  ancestors: {
    source: ['audio', 'video'],
    track: ['video'],
    // The elements of formulas and icons (formulas-and-icons.ts).
    ...onlyIn('math', innerFormulaTags),
    ...onlyIn('svg', shapeTags),
  },
  strip: hiddenTags,
  // The sanitizer must not add a prefix to ids: heading-order.ts does that later.
  ...{ clobber: [], required: {}, allowComments: false, allowDoctypes: false },
};
