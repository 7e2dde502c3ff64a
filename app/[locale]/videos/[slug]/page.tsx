import { VideoArticle } from '@/components/videos/video-article';
import { items } from '@/lib/data/videos/items';
import { videoQueries } from '@/lib/data/videos/queries';

import { creativeWorkDetail } from '../../creative-work-detail';

export const dynamic = 'force-static';
export const revalidate = 300;

const page = creativeWorkDetail({
  type: 'video',
  items,
  queries: videoQueries,
  article: (video) => <VideoArticle video={video} />,
  openGraph: () => ({ type: 'video.other' }),
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.metadata;
export default page.Page;
