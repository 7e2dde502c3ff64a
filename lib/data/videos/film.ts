import type { RichText } from '../../html/rich-text';
import { restorePlayers } from '../../html/blocked-players';
import { parseHtml } from '../../html/parse';
import { changeElements, isElement, elementsIn, textOf } from '../../html/tree';
import type { Film } from '../../media/embed-providers/types';
import { filmOf } from '../../media/embed-providers/providers';
import { youtubeId } from '../../media/embed-providers/youtube';

/** The film of a video item: from its fields (a URL, an id or a player's HTML), else the first player in its text. */
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
  const tree = parseHtml(html);
  restorePlayers(tree);
  const players = elementsIn(tree).filter((each) => isElement(each, 'iframe'));
  const addresses = [...players.map((each) => textOf(each, 'src')), ...writtenAddresses(html)];
  const films = addresses.map(filmOf).filter((film) => film?.kind !== 'music');

  return films.find((film) => film !== null) ?? null;
}

// When WordPress cannot reach the host of a film, it leaves the bare URL in the text.
const writtenAddresses = (html: string) =>
  html.match(/(?<=[>\s]|^)https?:\/\/[^\s<"]+(?=[<\s]|$)/g) ?? [];

/** The text without the player of this film, because the page shows the player above the text. */
export function withoutFilm(text: RichText, film: Film | null): RichText {
  changeElements(text, (each) => (film && each.properties.dataEmbed === film.embed ? [] : [each]));
  changeElements(text, (each) =>
    each.tagName === 'figure' && each.children.length === 0 ? [] : [each],
  );
  return text;
}
