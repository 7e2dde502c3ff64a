import { FilteredNewsPage, filteredNewsMetadata } from '../../filtered-news';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = filteredNewsMetadata;
export default FilteredNewsPage;
