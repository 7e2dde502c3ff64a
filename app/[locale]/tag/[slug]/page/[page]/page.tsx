import { termPage } from '../../../../news/term-list';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => [];

const { Page, metadata } = termPage('tag');

export const generateMetadata = metadata;
export default Page;
