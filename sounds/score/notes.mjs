/**
 * A note or chord as it is written.
 * @typedef {object} Written
 * @property {number} at beats from the beginning of the piece
 * @property {number} beats
 * @property {number} barEnd beats from the beginning of the piece to the next bar line
 * @property {string[]} pitches from the lowest to the highest
 * @property {number} accent 1 for a strong note, -1 for a weak one
 */

const token = /^(-|[a-g*][\w*/+]*)(?::(\d+(?:\.\d+)?))?(['~]?)$/;

/**
 * Reads the bars of a voice: `a4:1 c5+e5:2 -:1 | …`. The number after a colon is the length in beats (`step` without
 * it). `-` is a rest. An apostrophe makes a note stronger, a tilde makes it weaker.
 * @param {string} text
 * @param {{ meter: number, step: number }} piece `meter`: beats in a bar
 * @returns {Written[]}
 * @throws when a bar is too long or too short
 */
export function notesOf(text, { meter, step }) {
  const bars = text.split('|').map((bar) => bar.trim().split(/\s+/));

  return bars.flatMap((tokens, bar) => {
    let at = bar * meter;
    const notes = tokens.map((written) => {
      const [all, pitch = '', beats, mark] = token.exec(written) ?? [];
      if (!all) throw new Error(`"${written}" is not a note (bar ${bar + 1})`);
      const note = {
        at,
        beats: Number(beats ?? step),
        barEnd: (bar + 1) * meter,
        pitches: pitch === '-' ? [] : pitch.split('+'),
        accent: mark === "'" ? 1 : mark === '~' ? -1 : 0,
      };
      at += note.beats;
      return note;
    });
    if (Math.abs(at - (bar + 1) * meter) > 1e-9) {
      throw new Error(`Bar ${bar + 1} has ${at - bar * meter} beats instead of ${meter}: ${text}`);
    }
    return notes.filter(({ pitches }) => pitches.length > 0);
  });
}
