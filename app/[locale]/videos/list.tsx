import { VideoGrid } from '@/components/videos/video-grid';
import { getVideos } from '@/lib/data/videos/queries';

import { creativeWorkList } from '../creative-work-list';

export const list = creativeWorkList({
  type: 'video',
  load: getVideos,
  grid: (videos, pageNumber) => <VideoGrid list={videos} pageNumber={pageNumber} />,
});
