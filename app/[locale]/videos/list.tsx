import { VideoGrid } from '@/components/videos/video-grid';
import { getVideos } from '@/lib/data/videos/queries';

import { workList } from '../work-list';

export const list = workList({
  type: 'video',
  load: getVideos,
  grid: (works, step) => <VideoGrid list={works} step={step} />,
});
