import { site } from '../../lib/site';
import type en from '../../messages/en.json';

type Words = (typeof en)['home']['video'];
type StandIn = { title: string; owner: string };

/** The name of the dialog with the home page's video. For a video of somebody else, the name includes its owner. */
export const filmTitle = ({ home }: Pick<typeof en, 'home'>): string =>
  titleOf(site.video.standIn, home.video);

/**
 * A separate function with a wide type: in `site.ts` of an owner, `standIn` may always be null, and the compiler would
 * refuse the title.
 */
const titleOf = (standIn: StandIn | null, words: Words): string =>
  standIn
    ? words.standIn.replace('{title}', standIn.title).replace('{owner}', standIn.owner)
    : words.dialog;
