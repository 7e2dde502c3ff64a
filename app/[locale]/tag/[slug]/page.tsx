import { termList } from '../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const { Page, metadata } = termList('tag');

export const generateMetadata = metadata;
export default Page;
