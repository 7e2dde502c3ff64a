import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';

import type { RichText } from './html';
import { toTarget } from './html/addresses';
import { toLink } from './html/links';
import { changeElements, textOf } from './html/tree';
import type { Locale } from './i18n/routing';

/** A long text that an owner keeps as Markdown in `content/`. */
export type LongText = {
  title: string;
  /** What stands before the first section. */
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
 * Reads a text of `content/`, in a language.
 *
 * @param name its path there without language and ending, e.g. `legal/disclaimer`
 * @throws {Error} when there is no such file, or it is not built as `toLongText` wants it
 */
export async function readLongText(name: string, locale: Locale): Promise<LongText> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'content', `${name}.${locale}.md`);

  return toLongText(await readFile(file, 'utf8'), locale);
}

/**
 * Makes a text of Markdown: `# Title`, an opening, then sections, each `## Title {#name}`. HTML in it is left out;
 * links beginning with `/` name our pages by their English path and lead to the language of the page.
 *
 * @throws {Error} when the title is missing or a section has no name
 */
export function toLongText(markdown: string, locale: Locale): LongText {
  const [head, ...rest] = fromMarkdown(markdown).children;
  if (head?.type !== 'heading' || head.depth !== 1) throw new Error('A text begins with “# Title”');

  const starts = rest.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  const partsOf = (from: number, to?: number) => toText(rest.slice(from, to), locale);

  return {
    title: wordsOf(head),
    opening: partsOf(0, starts[0]),
    sections: starts.map((start, index) => ({
      ...readHeading(wordsOf(rest[start]!)),
      text: partsOf(start + 1, starts[index + 1]),
    })),
  };
}

const isSectionHeading = (node: RootContent) => node.type === 'heading' && node.depth === 2;

function readHeading(words: string): { id: string; title: string } {
  const [, title, id] = /^(.+?)\s*\{#([a-z0-9-]+)\}$/.exec(words) ?? [];
  if (!title || !id) throw new Error(`A section is named “## Title {#name}”, unlike: ${words}`);

  return { id, title };
}

const wordsOf = (node: RootContent) => toString(toHast(node) as HtmlRoot);

function toText(children: RootContent[], locale: Locale): RichText {
  const text = toHast({ type: 'root', children }) as HtmlRoot;
  changeElements(text, (each) => {
    if (each.tagName !== 'a') return [each];
    const [path, place] = textOf(each, 'href').split('#');
    const target = path ? toTarget(path, locale) : null;
    if (target?.kind !== 'page') return toLink(each, locale);

    return [{ ...each, properties: { href: place ? `${target.path}#${place}` : target.path } }];
  });
  return text;
}
