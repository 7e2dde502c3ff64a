import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageFrame } from '@/components/layout/page-frame';
import { LegalText } from '@/components/legal/legal-text';
import { JsonLd } from '@/components/seo/json-ld';
import { readLongText } from '@/lib/html/markdown';
import { everyLocale } from '@/lib/cache/prerender';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const href = { pathname: '/disclaimer' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const description = (await getTranslations('legal'))('disclaimer');
  const locale = await getLocale();
  const { title } = await readLongText('legal/disclaimer', locale);

  return pageMetadata({ title, description, href, locale });
}

export default async function DisclaimerPage() {
  const text = await readLongText('legal/disclaimer', await getLocale());

  return (
    <PageFrame href={href}>
      <JsonLd href={href} title={text.title} />
      <LegalText text={text} />
    </PageFrame>
  );
}
