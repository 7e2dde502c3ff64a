import { widthOf, type Face, type Style } from './typesetting';

/** A text split into lines that fit, and the font size that fits. */
export type Fitted = { lines: string[]; size: number };

/**
 * Sets a text in the largest size that fits a box, in lines of similar length. A word is broken, or the text cut, only
 * when it does not fit even in the smallest size.
 *
 * @param box in pixels. `steps` are font sizes, the largest first, each with the most lines that fit
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
  const smallest = steps.at(-1);
  if (!smallest) throw new Error('A text needs at least one font size');
  const { size, most } = smallest;
  const lines = wrap(text, { face, size }, width);
  return {
    lines: lines.length > most ? cut(lines.slice(0, most), { face, size }, width) : lines,
    size,
  };
}

/** Breaks a text into lines of at most this width. */
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

/** The same number of lines, in the narrowest width where they still fit. This avoids a last line of one word. */
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
  let last = lines.at(-1) ?? '';
  while (last.includes(' ') && widthOf(`${last}…`, style) > width) {
    last = last.slice(0, last.lastIndexOf(' '));
  }
  return [...lines.slice(0, -1), `${last.replace(/[\s,;:–-]+$/, '')}…`];
}
