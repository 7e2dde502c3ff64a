import { everyLocale } from '@/lib/cache/static-params';

import { legalPage } from '../legal-page';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const { Page, metadata } = legalPage({ name: 'legal-notices', description: 'notices' });

export const generateMetadata = metadata;
export default Page;
