import { list } from '../../list';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () => [];
export const generateMetadata = list.metadata;
export default list.Page;
