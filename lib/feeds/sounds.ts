import 'server-only';

import { elementsIn, textOf } from '../html/tree';
import type { RichText } from '../html/rich-text';
import { getMediaSize } from '../media/media-size';
import { mediaType } from '../media/media-types';
import { siteUrl } from '../seo/site-url';
import type { FeedSound } from './feed-types';

/** The audio files in a text, each of them once. */
export async function soundsIn(text: RichText): Promise<FeedSound[]> {
  const players = elementsIn(text).filter(({ tagName }) => tagName === 'audio');
  const paths = [...new Set(players.map((each) => textOf(each, 'src')))];

  return Promise.all(
    paths.map(async (path) => ({
      address: siteUrl(path),
      type: mediaType(path) ?? 'application/octet-stream',
      bytes: await getMediaSize(path.replace('/api/media/', '')),
    })),
  );
}
