import type { Metadata } from 'next';

import { toMoment } from '../dates';
import type { Release } from '../music';
import type { Post } from '../posts';
import { site } from '../site';

type OpenGraph = NonNullable<Metadata['openGraph']>;

/** What sharing services are told of a post. */
export function articleGraph({ date, modified, categories, tags }: Post): OpenGraph {
  return {
    type: 'article',
    publishedTime: toMoment(date, site.timeZone),
    modifiedTime: toMoment(modified > date ? modified : date, site.timeZone),
    section: categories[0]?.name,
    tags: tags.map(({ name }) => name),
  };
}

/** What sharing services are told of a release. */
export function albumGraph({ date }: Release): OpenGraph {
  return { type: 'music.album', releaseDate: date };
}
