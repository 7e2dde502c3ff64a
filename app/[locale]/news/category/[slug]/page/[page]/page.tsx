import { filteredNews } from '../../filtered-news';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = filteredNews.metadata;
export default filteredNews.Page;
