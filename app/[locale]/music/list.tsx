import { ReleaseGrid } from '@/components/music/release-grid';
import { getMusic } from '@/lib/data/music/queries';

import { creativeWorkList } from '../creative-work-list';

export const list = creativeWorkList({
  type: 'music',
  load: getMusic,
  grid: (releases, pageNumber) => <ReleaseGrid list={releases} pageNumber={pageNumber} />,
});
