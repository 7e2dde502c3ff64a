import { pastEventsArchive } from '../../archive';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

export const generateMetadata = pastEventsArchive.metadata;
export default pastEventsArchive.Page;
