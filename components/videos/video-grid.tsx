import { CreativeWorksGrid } from '@/components/ui/creative-works-grid';
import type { CreativeWorkList } from '@/lib/data/creative-works/fetch-creative-works';

import { VideoCard } from './video-card';

type Props = { list: CreativeWorkList; step: number };

/** One page of the videos. */
export const VideoGrid = ({ list, step }: Props) => (
  <CreativeWorksGrid
    section="videos"
    list={list}
    step={step}
    card={(video, index) => <VideoCard video={video} loads={index < 3 ? 'soon' : 'late'} />}
    className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
    shape="aspect-video"
  />
);
