import type { PreviewProps } from '@/lib/data/content-item';
import type { Release } from '@/lib/data/music/release';

import { ReleaseArticle } from './release-article';

export const PreviewArticle = ({ item }: PreviewProps<Release>) => (
  <ReleaseArticle release={item} />
);
