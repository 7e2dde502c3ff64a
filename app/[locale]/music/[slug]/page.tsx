import { ReleaseArticle } from '@/components/music/release-article';
import { items } from '@/lib/data/music/items';
import { musicQueries } from '@/lib/data/music/queries';

import { creativeWorkDetail } from '../../creative-work-detail';

export const dynamic = 'force-static';
export const revalidate = 300;

const page = creativeWorkDetail({
  type: 'music',
  items,
  queries: musicQueries,
  article: (release) => <ReleaseArticle release={release} />,
  openGraph: ({ date }) => ({ type: 'music.album', ...(date && { releaseDate: date }) }),
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.metadata;
export default page.Page;
