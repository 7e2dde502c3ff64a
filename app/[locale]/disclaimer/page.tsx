import { everyLocale } from '@/lib/cache/static-params';

import { legalPage } from '../legal-page';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const { Page, metadata } = legalPage({ name: 'disclaimer', description: 'disclaimer' });

export const generateMetadata = metadata;
export default Page;
