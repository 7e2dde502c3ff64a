import type { Metadata } from 'next';

import { toMoment } from '../time-zones/local-time';
import type { Release } from '../data/music/release';
import type { Post } from '../data/posts/post';
import { site } from '../site';

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** The Open Graph data of a post. */
export function articleGraph({ date, modified, categories, tags }: Post): OpenGraph {
  return {
    type: 'article',
    publishedTime: toMoment(date, site.timeZone),
    modifiedTime: toMoment(modified, site.timeZone),
    section: categories[0]?.name,
    tags: tags.map(({ name }) => name),
  };
}

/** The Open Graph data of a release. */
export function albumGraph({ date }: Release): OpenGraph {
  return { type: 'music.album', ...(date && { releaseDate: date }) };
}
