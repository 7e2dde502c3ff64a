// Finds the translatable texts of the plugin. The rules in wordpress/phpcs ensure that they are literals.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

export const domain = 'headless-companion';
export const plugin = path.resolve(import.meta.dirname, '..', domain);

/**
 * @typedef {object} Text
 * @property {string} id the text in the source
 * @property {string} [plural]
 * @property {string} [comment] for translators
 * @property {string[]} files in which it is used, relative to the plugin
 * @property {number} uses how many times it is used
 */

/** @returns {Text[]} each text once, in the order of the files */
export function textsOfPlugin() {
  const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|js)$/.test(file))
    .sort();
  /** @type {Map<string, Text>} */
  const texts = new Map();
  for (const file of files) {
    const source = readFileSync(path.join(plugin, file), 'utf8');
    const found = file.endsWith('.js') ? textsOfScript(source) : textsOfPhp(source);
    for (const { id, plural, comment } of found) {
      const known = texts.get(id) ?? { id, plural, comment, files: [], uses: 0 };
      if (!known.files.includes(file)) known.files.push(file);
      texts.set(id, {
        ...known,
        uses: known.uses + 1,
        plural: known.plural ?? plural,
        comment: known.comment ?? comment,
      });
    }
  }
  return [...headerTexts(), ...texts.values()];
}

/** The texts in the header of the plugin, which the list of plugins shows. @returns {Text[]} */
function headerTexts() {
  const file = `${domain}.php`;
  const header = readFileSync(path.join(plugin, file), 'utf8');
  return ['Plugin Name', 'Description'].map((name) => {
    const [, id] = new RegExp(`\\* ${name}: +(.+)`).exec(header) ?? [];
    return { id, comment: `${name} of the plugin`, files: [file], uses: 0 };
  });
}

const literal = String.raw`'((?:[^'\\]|\\.)*)'`;
const call = new RegExp(
  String.raw`\b(?:esc_(?:html|attr)_)?(_n|_{1,2}e?|__)\(\s*${literal}\s*,(?:\s*${literal}\s*,)?[^;]*?'${domain}'\s*\)`,
  'g',
);

/** @param {string} source */
function textsOfPhp(source) {
  return [...source.matchAll(call)].map((match) => {
    const [, name, id, second] = match;
    const before = source.slice(0, match.index).split('\n').slice(-3).join('\n');
    const [, comment] = /translators: (.+?) \*\//.exec(before) ?? [];
    const plural = name === '_n' ? unescaped(second) : undefined;
    return { id: unescaped(id), plural, comment };
  });
}

/** @param {string} text of a PHP string in single quotes */
const unescaped = (text) => text.replace(/\\(['\\])/g, '$1');

/** @param {string} source @returns {{ id: string, plural?: string, comment?: string }[]} */
function textsOfScript(source) {
  const tree = ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest, true);
  /** @type {{ id: string, plural?: string, comment?: string }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second] = node.arguments;
      const isPlural = node.expression.text === '_n';
      if (['__', '_n'].includes(node.expression.text) && ts.isStringLiteralLike(first))
        found.push({
          id: first.text,
          plural: isPlural && ts.isStringLiteralLike(second) ? second.text : undefined,
          comment: commentBefore(source, node.getStart()),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * @param {string} source
 * @param {number} at
 */
function commentBefore(source, at) {
  const lines = source.slice(0, at).split('\n').slice(-3).join('\n');
  return /translators: (.+)/.exec(lines)?.[1];
}
