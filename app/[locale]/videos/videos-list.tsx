import { VideoGrid } from '@/components/videos/video-grid';
import { getVideos } from '@/lib/videos';

import { WorksScreen, worksMetadata } from '../works-screen';

type Props = {
  /** Null where the address names none. */
  step: number | null;
};

const screen = { noun: 'videos', load: getVideos } as const;

/** All videos, one step of them. */
export const VideosList = ({ step }: Props) => (
  <WorksScreen
    {...screen}
    step={step}
    grid={(list, shown) => <VideoGrid list={list} step={shown} />}
  />
);

export const videosMetadata = ({ step }: Props) => worksMetadata({ ...screen, step });
