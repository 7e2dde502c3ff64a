import { site } from '../../lib/site';
import type en from '../../messages/en.json';

type Words = (typeof en)['home']['video'];
type Credit = { title: string; owner: string };

/** The name of the dialog with the home page's video. For a video of somebody else, the name includes its owner. */
export const filmTitle = ({ home }: Pick<typeof en, 'home'>): string =>
  titleOf(site.video.credit, home.video);

/**
 * A separate function with a wide type: in `site.ts` of an owner, `credit` may always be null, and the compiler would
 * refuse the title.
 */
const titleOf = (credit: Credit | null, words: Words): string =>
  credit
    ? words.standIn.replace('{title}', credit.title).replace('{owner}', credit.owner)
    : words.dialog;
