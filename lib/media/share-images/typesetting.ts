import letters from './glyphs.json';

export type Face = keyof typeof letters;

type Font = {
  glyphs: Record<string, (string | number)[]>;
  kerns: Record<string, number>;
  capHeight: number;
};

/** The style of a line: size in pixels, tracking in em. */
export type Style = { face: Face; size: number; tracking?: number };

const em = 1000;
const fontOf = (face: Face): Font => letters[face];

/**
 * Reduces a text to one line of letters that our fonts have. An accented letter that is missing loses its accent. A
 * letter that is missing entirely (emoji, other scripts) is left out. May return an empty text.
 */
export function settable(text: string, face: Face): string {
  const { glyphs } = fontOf(face);
  const known = (letter: string) => Object.hasOwn(glyphs, letter);
  const settableLetters = [...text.normalize('NFC')].map((letter) => {
    if (/\s/.test(letter)) return ' ';
    if (/[\u2010\u2011]/.test(letter)) return '-';
    const [base = ''] = letter.normalize('NFKD');

    return [letter, base].find(known) ?? '';
  });
  return settableLetters
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ (?=[.,:;!?…)])/g, '')
    .trim();
}

/** The width of a line, in pixels. */
export function widthOf(line: string, { face, size, tracking = 0 }: Style): number {
  const { pen } = placed(line, face, tracking);

  return (pen / em) * size;
}

/** The height of a capital letter above the baseline, in pixels. */
export function capHeight({ face, size }: Style): number {
  return (fontOf(face).capHeight / em) * size;
}

/** A line as SVG, starting at `x` on the baseline `y`. */
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
    const [advance = 0, d = ''] = glyphs[letter] ?? [];
    const at = pen;
    const isLast = index === all.length - 1;
    pen += Number(advance) + (isLast ? 0 : (kerns[letter + all[index + 1]] ?? 0) + tracking * em);
    return { at, d: String(d) };
  });
  return { marks, pen };
}
