import type { RichText } from '../html';
import { filmOf, youtubeId, type Film } from '../html/films';
import { changeElements, isElement, toTree, elementsIn, textOf } from '../html/tree';

/** The film of a video: what its field names, an address, an id or a player, else the first player in its text. */
export function filmOfVideo(
  { youtube_url: address, youtube_id: id }: { youtube_url: string; youtube_id: string },
  content: string,
): Film | null {
  return filmNamed(address) ?? filmNamed(id) ?? filmIn(content);
}

function filmNamed(text: string): Film | null {
  if (youtubeId.test(text)) return filmOf(`https://youtu.be/${text}`);

  return text.includes('<') ? filmIn(text) : filmOf(text);
}

function filmIn(html: string): Film | null {
  const elements = elementsIn(toTree(html));
  const players = elements.filter((each) => isElement(each, 'iframe'));
  const addresses = [...players.map((each) => textOf(each, 'src')), ...writtenAddresses(html)];
  const films = addresses.map(filmOf).filter((film) => film?.kind === 'film');

  return films[0] ?? null;
}

// Where WordPress could not ask the film's host it leaves the bare address.
const writtenAddresses = (html: string) =>
  html.match(/(?<=[>\s]|^)https?:\/\/[^\s<"]+(?=[<\s]|$)/g) ?? [];

/** The text without the player of this film, which the page shows above it. */
export function withoutFilm(text: RichText, film: Film | null): RichText {
  changeElements(text, (each) => (film && each.properties.dataEmbed === film.embed ? [] : [each]));
  changeElements(text, (each) =>
    each.tagName === 'figure' && each.children.length === 0 ? [] : [each],
  );
  return text;
}
