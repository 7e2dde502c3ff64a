import 'server-only';

import { creativeWorkShare } from '../../media/share-images/content-texts';
import { releaseNode } from '../../seo/json-ld/release';
import type { ContentItems } from '../content-item';
import { musicQueries } from './queries';
import type { Release } from './release';

export const items: ContentItems<Release> = {
  find: musicQueries.get,
  parse: musicQueries.parse,
  share: (release) => creativeWorkShare('music', release),
  node: (release, { sharePath, fallback = '' }) => releaseNode(release, sharePath, fallback),
};
