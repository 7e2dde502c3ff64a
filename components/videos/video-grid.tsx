import { CreativeWorksGrid } from '@/components/ui/creative-works-grid';
import type { CreativeWorkList } from '@/lib/data/creative-works/queries';

import { VideoCard } from './video-card';

type Props = { list: CreativeWorkList; pageNumber: number };

/** One page of the videos. */
export const VideoGrid = ({ list, pageNumber }: Props) => (
  <CreativeWorksGrid
    section="videos"
    list={list}
    pageNumber={pageNumber}
    card={(video, index) => <VideoCard video={video} loads={index < 3 ? 'soon' : 'late'} />}
    className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
    shape="aspect-video"
  />
);
