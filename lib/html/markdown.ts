import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { toString } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';

import type { RichText } from './rich-text';
import { toTarget } from './link-target';
import { toLink } from './links';
import { changeElements, textOf } from './tree';
import type { Locale } from '../i18n/routing';

/** A long text that the owner keeps as Markdown in `content/`. */
export type LongText = {
  title: string;
  /** The text before the first section. */
  opening: RichText;
  sections: Section[];
};

export type Section = {
  /** The same in every language. */
  id: string;
  title: string;
  text: RichText;
};

/**
 * Reads a text of `content/` in one language.
 *
 * @param name the path of the text in `content/`, without language and extension, e.g. `legal/disclaimer`
 * @throws {Error} when the file does not exist, or does not have the structure that `toLongText` needs
 */
export async function readLongText(name: string, locale: Locale): Promise<LongText> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'content', `${name}.${locale}.md`);

  return toLongText(await readFile(file, 'utf8'), locale);
}

/**
 * Parses a Markdown text: `# Title`, an opening, then sections, each `## Title {#name}`. HTML in it is left out. Links
 * that begin with `/` use the English path of our pages and are changed to the language of the page.
 *
 * @throws {Error} when the title is missing or a section has no name
 */
export function toLongText(markdown: string, locale: Locale): LongText {
  const [head, ...rest] = fromMarkdown(markdown).children;
  if (head?.type !== 'heading' || head.depth !== 1)
    throw new Error('A Markdown text must begin with “# Title”');

  const starts = rest.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  const partsOf = (from: number, to?: number) => toText(rest.slice(from, to), locale);

  return {
    title: wordsOf(head),
    opening: partsOf(0, starts[0]),
    sections: starts.map((start, index) => ({
      ...readHeading(
        rest
          .slice(start, start + 1)
          .map(wordsOf)
          .join(''),
      ),
      text: partsOf(start + 1, starts[index + 1]),
    })),
  };
}

const isSectionHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;

function readHeading(words: string): { id: string; title: string } {
  const [, title, id] = /^(.+?)\s*\{#([a-z0-9-]+)\}$/.exec(words) ?? [];
  if (!title || !id)
    throw new Error(`A section heading must be “## Title {#name}”, but it is: ${words}`);

  return { id, title };
}

const wordsOf = (node: RootContent) => toString(toHast(node));

function toText(children: RootContent[], locale: Locale): RichText {
  const text = toHast({ type: 'root', children });
  if (text.type !== 'root') throw new Error('The Markdown text did not become one HTML tree');
  changeElements(text, (each) => {
    if (each.tagName !== 'a') return [each];
    const [path, place] = textOf(each, 'href').split('#');
    // The ids of sections have no prefix, unlike those in texts of WordPress.
    if (!path && place) return [each];
    const target = path ? toTarget(path, locale) : null;
    if (target?.kind !== 'page') return toLink(each, locale);

    return [{ ...each, properties: { href: place ? `${target.path}#${place}` : target.path } }];
  });
  return text;
}
