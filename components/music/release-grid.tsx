import { WorksGrid } from '@/components/ui/works-grid';
import type { WorkList } from '@/lib/data/works/fetch-works';

import { ReleaseCard } from './release-card';

type Props = { list: WorkList; step: number };

/** One page of the releases. */
export const ReleaseGrid = ({ list, step }: Props) => (
  <WorksGrid
    section="music"
    list={list}
    step={step}
    card={(release, index) => <ReleaseCard release={release} loads={index < 4 ? 'soon' : 'late'} />}
    className="grid gap-6 wide:grid-cols-3 min-[30rem]:grid-cols-2 lg:gap-8 xl:grid-cols-4"
    shape="aspect-square"
  />
);
