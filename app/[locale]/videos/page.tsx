import { routing } from '@/lib/i18n/routing';
import { getVideos } from '@/lib/videos';
import { everyLocale, prerender } from '@/lib/prerender';

import { VideosList, videosMetadata } from './videos-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('videos', async () => {
    await getVideos(routing.defaultLocale);
    return everyLocale;
  });

export const generateMetadata = () => videosMetadata({ step: 1 });

export default function VideosPage() {
  return <VideosList step={1} />;
}
