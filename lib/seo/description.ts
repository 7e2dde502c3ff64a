/** The maximum length of a description, in characters. */
export const maxDescriptionLength = 160;

/**
 * The first of these texts that is not empty, shortened for search engines: at most 160 characters, cut after a word.
 *
 * @param candidates plain texts, the best first
 * @returns empty when all of them are empty
 */
export function toDescription(...candidates: (string | null)[]): string {
  const texts = candidates.map((text) => (text ?? '').replace(/\s+/g, ' ').replace(shortened, '…'));

  return cutAtWord(texts.map((text) => text.trim()).find(Boolean) ?? '', maxDescriptionLength);
}

// How WordPress and plugins end a text that they cut off.
const shortened = /\s*\[(…|\.{3})\]\s*$|\s+(…|\.{3})\s*$/;

/** Shortens a text to this number of characters. A longer text ends after a whole word, with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;

  const cut = letters.slice(0, length - 1).join('');
  const end = letters[length - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const words = end > cut.length / 2 ? cut.slice(0, end) : cut;
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
}
