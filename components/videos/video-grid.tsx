import { WorksGrid } from '@/components/ui/works-grid';
import type { WorkList } from '@/lib/data/works/fetch-works';

import { VideoCard } from './video-card';

type Props = { list: WorkList; step: number };

/** One page of the videos. */
export const VideoGrid = ({ list, step }: Props) => (
  <WorksGrid
    section="videos"
    list={list}
    step={step}
    card={(video, index) => <VideoCard video={video} loads={index < 3 ? 'soon' : 'late'} />}
    className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
    shape="aspect-video"
  />
);
