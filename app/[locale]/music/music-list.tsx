import { ReleaseGrid } from '@/components/music/release-grid';
import { getMusic } from '@/lib/music';

import { WorksScreen, worksMetadata } from '../works-screen';

type Props = {
  /** Null where the address names none. */
  step: number | null;
};

const screen = { noun: 'music', load: getMusic } as const;

/** All releases, one step of them. */
export const MusicList = ({ step }: Props) => (
  <WorksScreen
    {...screen}
    step={step}
    grid={(list, shown) => <ReleaseGrid list={list} step={shown} />}
  />
);

export const musicMetadata = ({ step }: Props) => worksMetadata({ ...screen, step });
