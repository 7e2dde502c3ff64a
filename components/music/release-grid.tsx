import { CreativeWorksGrid } from '@/components/creative-works/creative-works-grid';
import type { CreativeWork } from '@/lib/data/creative-works/creative-work';
import type { FetchedList } from '@/lib/data/fetch-items';

import { ReleaseCard } from './release-card';

type Props = { list: FetchedList<CreativeWork>; pageNumber: number };

/** One page of the releases. */
export const ReleaseGrid = ({ list, pageNumber }: Props) => (
  <CreativeWorksGrid
    section="music"
    list={list}
    pageNumber={pageNumber}
    card={(release, index) => <ReleaseCard release={release} loads={index < 4 ? 'soon' : 'late'} />}
    className="grid gap-6 wide:grid-cols-3 min-[30rem]:grid-cols-2 lg:gap-8 xl:grid-cols-4"
    shape="aspect-square"
  />
);
