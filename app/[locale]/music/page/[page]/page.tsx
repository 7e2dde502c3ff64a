import { toStep } from '@/lib/i18n/steps';

import { MusicList, musicMetadata } from '../../music-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/music/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return musicMetadata({ step: toStep((await params).page) });
}

export default async function FurtherMusicPage({ params }: Props) {
  return <MusicList step={toStep((await params).page)} />;
}
