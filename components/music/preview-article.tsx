import type { PreviewProps } from '@/lib/data/content-item';
import type { Release } from '@/lib/data/music/release';

import { ReleaseArticle } from './release-article';

/** Shows a release in a preview. app/[locale]/previewed-item.tsx imports this file by its path. */
export const PreviewArticle = ({ item }: PreviewProps<Release>) => (
  <ReleaseArticle release={item} />
);
