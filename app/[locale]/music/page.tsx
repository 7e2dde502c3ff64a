import { list } from './list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = list.firstParams;
export const generateMetadata = list.firstMetadata;
export default list.First;
