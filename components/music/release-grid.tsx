import { CreativeWorksGrid } from '@/components/ui/creative-works-grid';
import type { CreativeWorkList } from '@/lib/data/creative-works/fetch-creative-works';

import { ReleaseCard } from './release-card';

type Props = { list: CreativeWorkList; step: number };

/** One page of the releases. */
export const ReleaseGrid = ({ list, step }: Props) => (
  <CreativeWorksGrid
    section="music"
    list={list}
    step={step}
    card={(release, index) => <ReleaseCard release={release} loads={index < 4 ? 'soon' : 'late'} />}
    className="grid gap-6 wide:grid-cols-3 min-[30rem]:grid-cols-2 lg:gap-8 xl:grid-cols-4"
    shape="aspect-square"
  />
);
