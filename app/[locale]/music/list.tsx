import { ReleaseGrid } from '@/components/music/release-grid';
import { getMusic } from '@/lib/data/music/queries';

import { workList } from '../work-list';

export const list = workList({
  type: 'music',
  load: getMusic,
  grid: (works, step) => <ReleaseGrid list={works} step={step} />,
});
