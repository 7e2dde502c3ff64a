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
  silentTags,
} from './allowed-tags';
import { elementsIn } from './tree';

/**
 * Reduces an untrusted tree to what cannot run, load or restyle anything. Links, pictures and audio keep their
 * addresses (http and https, in links also mailto and tel). The tree is not turned into HTML and parsed again
 * afterwards, so no second parser can read it in another way.
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
  // Frames become links, and sources the address of their player, before a text is shown.
  tagNames: [...allowedTags, frameTag, 'source', ...formulaTags, 'svg', ...shapeTags],
  attributes: {
    ...allowedAttributes,
    img: [...(allowedAttributes.img ?? []), 'dataWidth', 'dataPlaceholder'],
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
  // Formulas and icons are copied from known elements (formulas-and-icons.ts), which mean nothing elsewhere.
  ancestors: { ...onlyIn('math', innerFormulaTags), ...onlyIn('svg', shapeTags) },
  strip: silentTags,
  // Ids get a prefix of ours later (heading-order.ts).
  ...{ clobber: [], required: {}, allowComments: false, allowDoctypes: false },
};
