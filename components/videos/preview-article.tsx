import type { PreviewProps } from '@/lib/data/content-item';
import type { Video } from '@/lib/data/videos/video';

import { VideoArticle } from './video-article';

export const PreviewArticle = ({ item }: PreviewProps<Video>) => <VideoArticle video={item} />;
