import { toStep } from '@/lib/i18n/steps';

import { VideosList, videosMetadata } from '../../videos-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = PageProps<'/[locale]/videos/page/[page]'>;

export async function generateMetadata({ params }: Props) {
  return videosMetadata({ step: toStep((await params).page) });
}

export default async function FurtherVideosPage({ params }: Props) {
  return <VideosList step={toStep((await params).page)} />;
}
