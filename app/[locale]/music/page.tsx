import { routing } from '@/lib/i18n/routing';
import { getMusic } from '@/lib/music';
import { everyLocale, prerender } from '@/lib/prerender';

import { MusicList, musicMetadata } from './music-list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('music', async () => {
    await getMusic(routing.defaultLocale);
    return everyLocale;
  });

export const generateMetadata = () => musicMetadata({ step: 1 });

export default function MusicPage() {
  return <MusicList step={1} />;
}
