import type { PreviewProps } from '@/lib/data/content-item';
import type { Post } from '@/lib/data/posts/post';

import { PostArticle } from './post-article';

/** Shows a post in a preview. app/[locale]/previewed-item.tsx imports this file by its path. */
export const PreviewArticle = ({ item }: PreviewProps<Post>) => <PostArticle post={item} />;
