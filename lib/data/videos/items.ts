import 'server-only';

import { getVideoPages } from '../../feeds/sitemaps/videos';
import { creativeWorkShare } from '../../media/share-images/content-texts';
import { videoNode } from '../../seo/json-ld/video';
import type { ContentItems } from '../content-item';
import { videoQueries } from './queries';
import type { Video } from './video';

export const items: ContentItems<Video> = {
  find: videoQueries.get,
  parse: videoQueries.parse,
  share: (video) => creativeWorkShare('video', video),
  node: (video, { sharePath, fallback = '' }) => videoNode(video, sharePath, fallback),
  sitemapPages: getVideoPages,
};
