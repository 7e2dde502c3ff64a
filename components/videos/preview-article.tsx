import type { PreviewProps } from '@/lib/data/content-item';
import type { Video } from '@/lib/data/videos/video';

import { VideoArticle } from './video-article';

/** Shows a video in a preview. app/[locale]/previewed-item.tsx imports this file by its path. */
export const PreviewArticle = ({ item }: PreviewProps<Video>) => <VideoArticle video={item} />;
