import 'server-only';

import { postShare } from '../../media/share-images/content-words';
import { postNode } from '../../seo/json-ld/post';
import type { ContentItems } from '../content-item';
import { getPost, rawPost, toPost, type Post } from './queries';

export const items: ContentItems<Post> = {
  find: getPost,
  parse: (answer, locale) => toPost(rawPost.parse(answer), locale),
  share: postShare,
  node: (post, { sharePath }) => postNode(post, sharePath),
};
