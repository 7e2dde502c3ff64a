import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  type DefaultTreeAdapterTypes as Parsed,
} from 'parse5';

import { hiddenTags } from './allowed-tags';
import { withoutUnclosed } from './unclosed-elements';

/**
 * Parses HTML into the tree that a browser builds from it inside a `div`, as on the page. Never throws. A text with too
 * many elements is reduced to its plain text, and so are parts that are nested too deeply. The result must not be
 * serialized and parsed again: a second parser could read it differently.
 */
export function parseHtml(html: string): Root {
  if (html.length > maxCharacters || html.split(tag, maxTags).length >= maxTags)
    return plainTextTree(html);
  try {
    return parse(withoutUnclosed(html));
  } catch (error) {
    if (error instanceof TooManyElements) return plainTextTree(html);
    throw error;
  }
}

// The maximum numbers of characters, tags and elements. No real text has more. A larger text is probably an attack on
// the server.
const maxCharacters = 2_000_000;
const maxTags = 20_000;
const maxElements = 40_000;
const tag = /<[a-z]/i;

class TooManyElements extends Error {}

function parse(html: string): Root {
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (name, ...rest) => {
    // HTML parsers repeat unclosed formatting elements in every later paragraph. So a short text can become a very
    // large tree.
    if (++count > maxElements) throw new TooManyElements();
    // `fromParse5` reads the name as a selector. `<img.x>` is not a picture, and must not become an `img` with a class.
    return defaultTreeAdapter.createElement(name.replace(/[.#]/g, '-'), ...rest);
  };
  const place = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
  const fragment = parseFragment(place, html, {
    ...{ treeAdapter: { ...defaultTreeAdapter, createElement }, scriptingEnabled: false },
  });
  flatten(fragment);
  const tree = fromParse5(fragment);

  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}

function plainTextTree(html: string): Root {
  const words = html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

  return parse(`<p>${words.slice(0, 500_000)}</p>`);
}

// The maximum depth. Real texts are nested less deeply, and functions that walk the tree recursively can handle it.
const maxDepth = 60;

/**
 * Replaces parts that are nested more deeply by their text. Not recursive: the tree may be too deep for the call stack.
 */
function flatten(root: Parsed.ParentNode): void {
  const open: [Parsed.ParentNode, number][] = [[root, 0]];
  for (let next; (next = open.pop());) {
    const [node, depth] = next;
    // The elements of a template are in its content, not among its children.
    if ('content' in node) open.push([node.content, depth]);
    if (depth >= maxDepth) node.childNodes = wordsIn(node);
    else for (const child of node.childNodes) if (isParent(child)) open.push([child, depth + 1]);
  }
}

function wordsIn(node: Parsed.ParentNode): Parsed.TextNode[] {
  const words: Parsed.TextNode[] = [];
  const open = [...node.childNodes];
  for (let next; (next = open.shift());) {
    if (defaultTreeAdapter.isTextNode(next)) words.push(next);
    else if (isParent(next) && !hiddenTags.includes(next.nodeName))
      open.unshift(...next.childNodes);
  }
  return words;
}

const isParent = (node: Parsed.ChildNode): node is Parsed.Element | Parsed.Template =>
  'childNodes' in node;
