import 'server-only';

import { postShare } from '../../media/share-images/content-texts';
import { postNode } from '../../seo/json-ld/post';
import type { ContentItems } from '../content-item';
import { toPost, type Post } from './post';
import { getPost } from './queries';
import { rawPost } from './raw-post';

export const items: ContentItems<Post> = {
  find: getPost,
  parse: (response, locale) => toPost(rawPost.parse(response), locale),
  share: postShare,
  node: (post, { sharePath }) => postNode(post, sharePath),
};
