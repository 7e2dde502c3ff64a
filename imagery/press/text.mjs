import { readFileSync } from 'node:fs';
import { face } from '../type/faces.mjs';

const prose = JSON.parse(readFileSync(new URL('./prose.json', import.meta.url), 'utf8'));
const style = { family: 'serif', wght: 430, opsz: 9, SOFT: 0 };
const size = 12;
const leading = 15;
const indent = 10;

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
  let words = [];
  let start = indent;
  let y = Math.round(top + leading * 0.8);
  const wide = (list) =>
    list.reduce((sum, { advance }) => sum + advance, 0) + (list.length - 1) * 3;
  const flush = (loose) => {
    const spare = width - start - wide(words);
    const gap = 3 + (loose || words.length < 2 ? 0 : Math.min(6, spare / (words.length - 1)));
    let pen = x + start;
    for (const { put, advance } of words) {
      out.push(put(Math.round(pen), y));
      pen += advance + gap;
    }
    [words, start, y] = [[], 0, y + leading];
  };
  while (y <= bottom) {
    const { word, end } = story.next().value;
    if (end) {
      if (words.length) flush(true);
      start = indent;
      continue;
    }
    const next = shaped(word, used);
    if (words.length && start + wide([...words, next]) > width) flush();
    words.push(next);
  }
  return out.join('');
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
