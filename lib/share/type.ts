import letters from './letters.json';

export type Face = keyof typeof letters;

type Font = {
  glyphs: Record<string, (string | number)[]>;
  kerns: Record<string, number>;
  capHeight: number;
};

/** How a line is set: size in pixels, tracking in em. */
export type Style = { face: Face; size: number; tracking?: number };

/** A text in lines that fit, and the size they fit in. */
export type Fitted = { lines: string[]; size: number };

const em = 1000;
const fontOf = (face: Face): Font => letters[face];

/**
 * A text as far as our letters can set it, in one line: a letter with a sign that we do not have is set without it,
 * what we have no letter for at all (emoji, other writings) is left out. May be empty.
 */
export function settable(text: string, face: Face): string {
  const { glyphs } = fontOf(face);
  const known = (letter: string) => Object.hasOwn(glyphs, letter);
  const kept = [...text.normalize('NFC')].map((letter) => {
    if (/\s/.test(letter)) return ' ';
    if (/[\u2010\u2011]/.test(letter)) return '-';
    const [base = ''] = letter.normalize('NFKD');

    return [letter, base].find(known) ?? '';
  });
  return kept
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,:;!?…)])/g, '')
    .trim();
}

/** How wide a line is, in pixels. */
export function widthOf(line: string, { face, size, tracking = 0 }: Style): number {
  const { pen } = placed(line, face, tracking);

  return (pen / em) * size;
}

/** How high a capital is over the base line, in pixels. */
export function capHeight({ face, size }: Style): number {
  return (fontOf(face).capHeight / em) * size;
}

/** A line as SVG, from `x` on the base line `y`. */
export function setLine(line: string, style: Style, { x, y }: { x: number; y: number }): string {
  const { marks } = placed(line, style.face, style.tracking ?? 0);
  const paths = marks.map(({ at, d }) =>
    d ? `<path transform="translate(${at})" d="${d}"/>` : '',
  );

  return `<g transform="translate(${x} ${y}) scale(${style.size / em})">${paths.join('')}</g>`;
}

function placed(line: string, face: Face, tracking: number) {
  const { glyphs, kerns } = fontOf(face);
  const all = [...line];
  let pen = 0;
  const marks = all.map((letter, index) => {
    const [advance = 0, d = ''] = (glyphs[letter] ?? []) as [number?, string?];
    const at = pen;
    const isLast = index === all.length - 1;
    pen += advance + (isLast ? 0 : (kerns[letter + all[index + 1]] ?? 0) + tracking * em);
    return { at, d };
  });
  return { marks, pen };
}

/**
 * Sets a text as large as it may be in a box, in lines of even length. A word is broken, and a text cut, only where it
 * is too long even in the smallest size.
 *
 * @param box in pixels; `steps` are sizes, the largest first, each with the most lines there is room for
 */
export function fit(
  text: string,
  { face, width, steps }: { face: Face; width: number; steps: { size: number; most: number }[] },
): Fitted {
  const words = text.split(' ');
  for (const { size, most } of steps) {
    const style = { face, size };
    const lines = wrap(text, style, width);
    const isWhole = words.every((word) => widthOf(word, style) <= width);
    if (isWhole && lines.length <= most) return { lines: evened(text, style, width, lines), size };
  }
  const { size, most } = steps.at(-1)!;
  const lines = wrap(text, { face, size }, width);
  return {
    lines: lines.length > most ? cut(lines.slice(0, most), { face, size }, width) : lines,
    size,
  };
}

/** Lines of a width, filled one after another. */
function wrap(text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, style, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

function pieces(word: string, style: Style, width: number): string[] {
  if (widthOf(word, style) <= width) return [word];
  const letters = [...word];
  let end = letters.length - 1;
  while (end > 1 && widthOf(`${letters.slice(0, end).join('')}-`, style) > width) end -= 1;

  return [
    `${letters.slice(0, end).join('')}-`,
    ...pieces(letters.slice(end).join(''), style, width),
  ];
}

/** The same number of lines in the narrowest width that has room for them: none is left with one word. */
function evened(text: string, style: Style, width: number, lines: string[]): string[] {
  let [best, narrow] = [lines, width];
  const widest = Math.max(...text.split(' ').map((word) => widthOf(word, style)));
  for (let tried = width - 20; tried >= widest && tried > width / 2; tried -= 20) {
    const again = wrap(text, style, tried);
    if (again.length > lines.length) break;
    [best, narrow] = [again, tried];
  }
  return narrow < width ? best : lines;
}

function cut(lines: string[], style: Style, width: number): string[] {
  let last = lines.at(-1)!;
  while (last.includes(' ') && widthOf(`${last}…`, style) > width) {
    last = last.slice(0, last.lastIndexOf(' '));
  }
  return [...lines.slice(0, -1), `${last.replace(/[\s,;:–-]+$/, '')}…`];
}
