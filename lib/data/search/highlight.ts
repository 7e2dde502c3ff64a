/** A piece of a text: either one of the searched words, or the text between them. */
export type Piece = { text: string; isHit: boolean };

/** Splits a text where a searched word begins or ends. Ignores case, accents and the style of quotation marks. */
export function piecesOf(text: string, words: string): Piece[] {
  const letters = [...text.normalize('NFC')];
  const hits = hitsIn(letters, words.split(/\s+/).map(folded).filter(Boolean));
  const pieces: Piece[] = [];

  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    const isHit = hits.has(index);
    if (last?.isHit === isHit) last.text += letter;
    else pieces.push({ text: letter, isHit });
  });
  return pieces;
}

/** The indexes of the characters that belong to a hit. */
function hitsIn(letters: string[], words: string[]): Set<number> {
  // `folded` may turn one character into two (ß into ss). Each of them keeps the index of the original character.
  const origins = letters.flatMap((letter, index) => Array(folded(letter).length).fill(index));
  const line = letters.map(folded).join('');
  const hits = new Set<number>();

  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place += 1) hits.add(origins[place]);
    }
  }
  return hits;
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}
