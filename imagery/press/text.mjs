import { readFileSync } from 'node:fs';
import { face } from '../type/faces.mjs';

const prose = JSON.parse(readFileSync(new URL('./prose.json', import.meta.url), 'utf8'));
const style = { family: 'serif', wght: 430, opsz: 9, SOFT: 0 };
const size = 12;
const leading = 15;
const indent = 10;
const space = 3;

/** Columns of body text, side by side; `free` says from where each may begin. */
export function columns({ random, language }, { x, width, count, gap = 18, bottom, free }) {
  const story = storyOf(prose[language], random);
  const wide = Math.floor((width - gap * (count - 1)) / count);
  const used = new Map();
  const set = Array.from({ length: count }, (_, i) =>
    column(story, used, { x: Math.round(x + i * (wide + gap)), width: wide, top: free(i), bottom }),
  );
  return `<defs>${[...used.values()].join('')}</defs>${set.join('')}`;
}

// An endless article: the sentences in a chance order, a paragraph every few of them.
function* storyOf(sentences, random) {
  for (;;) {
    const order = sentences.map((text) => [random.next(), text]).sort(([a], [b]) => a - b);
    for (const [chance, text] of order) {
      yield* text.split(' ').map((word) => ({ word }));
      if (chance < 0.3) yield { end: true };
    }
  }
}

function column(story, used, { x, width, top, bottom }) {
  const out = [];
  let y = Math.round(top + leading * 0.8);
  let row = rowOf(indent);
  const end = (loose, start) => {
    out.push(setRow(row, { x, y, width, loose }));
    y += leading;
    row = rowOf(start);
  };
  while (y <= bottom) {
    const { word, end: paragraph } = story.next().value;
    if (paragraph) {
      if (row.words.length) end(true, indent);
      continue;
    }
    const next = shaped(word, used);
    if (row.words.length && row.start + wideOf(row.words) + space + next.advance > width)
      end(false, 0);
    row.words.push(next);
  }
  return out.join('');
}

const rowOf = (start) => ({ start, words: [] });
const wideOf = (words) =>
  words.reduce((sum, { advance }) => sum + advance, 0) + (words.length - 1) * space;

// Justified, unless it ends a paragraph; a gap too wide is worse than a ragged edge.
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

// Letters stand on whole pixels: equal letters are then equal to the byte, and cost next to nothing.
function shaped(word, used) {
  const font = face(style);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(word);
  const pens = [];
  let pen = 0;
  glyphs.forEach((glyph, i) => {
    const d = glyph.path.scale(scale, -scale).toSVG();
    if (!used.has(glyph.id)) used.set(glyph.id, `<path id="g${glyph.id}" d="${d}"/>`);
    pens.push([glyph.id, Math.round(pen)]);
    pen += positions[i].xAdvance * scale;
  });
  const put = (x, y) =>
    pens.map(([id, at]) => `<use href="#g${id}" x="${x + at}" y="${y}"/>`).join('');
  return { advance: Math.round(pen), put };
}
