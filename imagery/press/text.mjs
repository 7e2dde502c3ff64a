import { readFileSync } from 'node:fs';
import { face } from '../type/faces.mjs';

/** @type {Record<string, string[]>} sentences by language */
const prose = JSON.parse(readFileSync(new URL('./prose.json', import.meta.url), 'utf8'));
/** @type {import('../type/faces.mjs').Axes} */
const style = { family: 'serif', wght: 430, opsz: 9, SOFT: 0 };
const size = 12;
const leading = 15;
const indent = 10;
const space = 3;

/**
 * @typedef {object} ColumnsBox
 * @property {number} x
 * @property {number} width of all columns
 * @property {number} count how many columns
 * @property {number} [gap] between them
 * @property {number} bottom
 * @property {(column: number) => number} free the y at which a column may begin
 */

/** @typedef {{ word: string } | { end: true }} StoryPart a word, or the end of a paragraph */
/** @typedef {{ advance: number, put: (x: number, y: number) => string }} Shaped a word as outlines, and its width */
/** @typedef {{ start: number, words: Shaped[] }} Row `start` is the indent */
/** @typedef {Map<number, string>} UsedGlyphs SVG definitions by glyph */

/**
 * Columns of body text, side by side.
 * @param {{ random: import('../random.mjs').Random, language: string }} page
 * @param {ColumnsBox} box
 */
export function columns({ random, language }, { x, width, count, gap = 18, bottom, free }) {
  const sentences = prose[language];
  if (!sentences) throw new Error(`No prose in the language "${language}"`);
  const story = storyOf(sentences, random);
  const wide = Math.floor((width - gap * (count - 1)) / count);
  /** @type {UsedGlyphs} */
  const used = new Map();
  const set = Array.from({ length: count }, (_, i) =>
    column(story, used, { x: Math.round(x + i * (wide + gap)), width: wide, top: free(i), bottom }),
  );
  return `<defs>${[...used.values()].join('')}</defs>${set.join('')}`;
}

/**
 * An endless article: the sentences in random order. A paragraph ends after every few of them.
 * @param {string[]} sentences
 * @param {import('../random.mjs').Random} random
 * @returns {Generator<StoryPart, never>}
 */
function* storyOf(sentences, random) {
  for (;;) {
    const order = sentences
      .map((text) => ({ chance: random.next(), text }))
      .sort((a, b) => a.chance - b.chance);
    for (const { chance, text } of order) {
      yield* text.split(' ').map((word) => ({ word }));
      if (chance < 0.3) yield { end: true };
    }
  }
}

/**
 * @param {Generator<StoryPart, never>} story
 * @param {UsedGlyphs} used
 * @param {{ x: number, width: number, top: number, bottom: number }} box
 */
function column(story, used, { x, width, top, bottom }) {
  /** @type {string[]} */
  const out = [];
  let y = Math.round(top + leading * 0.8);
  let row = rowOf(indent);
  /** @type {(loose: boolean, start: number) => void} */
  const end = (loose, start) => {
    out.push(setRow(row, { x, y, width, loose }));
    y += leading;
    row = rowOf(start);
  };
  while (y <= bottom) {
    const part = story.next().value;
    if ('end' in part) {
      if (row.words.length) end(true, indent);
      continue;
    }
    const next = shaped(part.word, used);
    if (row.words.length && row.start + wideOf(row.words) + space + next.advance > width)
      end(false, 0);
    row.words.push(next);
  }
  return out.join('');
}

/** @type {(start: number) => Row} */
const rowOf = (start) => ({ start, words: [] });
/** @type {(words: Shaped[]) => number} */
const wideOf = (words) =>
  words.reduce((sum, { advance }) => sum + advance, 0) + (words.length - 1) * space;

/**
 * Sets a row. Each row is justified, except the last one of a paragraph. The width of a gap is limited: very wide gaps
 * look worse than an uneven edge.
 * @param {Row} row
 * @param {{ x: number, y: number, width: number, loose: boolean }} place `loose`: the row ends a paragraph
 */
function setRow({ start, words }, { x, y, width, loose }) {
  const spare = width - start - wideOf(words);
  const gap = space + (loose || words.length < 2 ? 0 : Math.min(6, spare / (words.length - 1)));
  let pen = x + start;
  return words
    .map(({ put, advance }) => {
      const set = put(Math.round(pen), y);
      pen += advance + gap;
      return set;
    })
    .join('');
}

/**
 * Turns a word into outlines. Letters are placed at whole pixels: equal letters are then drawn with exactly the same
 * pixels, which compress to almost nothing.
 * @param {string} word
 * @param {UsedGlyphs} used
 * @returns {Shaped}
 */
function shaped(word, used) {
  const font = face(style);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(word);
  let pen = 0;
  const placed = glyphs.map(({ id, path }, i) => {
    const d = path.scale(scale, -scale).toSVG();
    if (!used.has(id)) used.set(id, `<path id="g${id}" d="${d}"/>`);
    const at = Math.round(pen);
    pen += /** @type {(typeof positions)[number]} */ (positions[i]).xAdvance * scale;
    return { id, at };
  });
  /** @type {Shaped['put']} */
  const put = (x, y) =>
    placed.map(({ id, at }) => `<use href="#g${id}" x="${x + at}" y="${y}"/>`).join('');
  return { advance: Math.round(pen), put };
}
