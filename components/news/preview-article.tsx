import type { PreviewProps } from '@/lib/data/content-item';
import type { Post } from '@/lib/data/posts/post';

import { PostArticle } from './post-article';

export const PreviewArticle = ({ item }: PreviewProps<Post>) => <PostArticle post={item} />;
