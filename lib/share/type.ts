import letters from './letters.json';

export type Face = keyof typeof letters;

type Font = {
  glyphs: Record<string, (string | number)[]>;
  kerns: Record<string, number>;
  capHeight: number;
};

/** How a line is set: size in pixels, tracking in em. */
export type Style = { face: Face; size: number; tracking?: number };

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
