import { CreativeWorksGrid } from '@/components/creative-works/creative-works-grid';
import type { CreativeWork } from '@/lib/data/creative-works/creative-work';
import type { FetchedList } from '@/lib/data/fetch-items';

import { VideoCard } from './video-card';

type Props = { list: FetchedList<CreativeWork>; pageNumber: number };

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
