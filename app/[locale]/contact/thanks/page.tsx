import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { Thanks } from '@/components/contact/thanks';
import { PageFrame } from '@/components/layout/page-frame';
import { everyLocale } from '@/lib/cache/static-params';
import { hiddenMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

export async function generateMetadata(): Promise<Metadata> {
  return hiddenMetadata((await getTranslations('contact'))('sent.title'));
}

/** The page that confirms a contact message which was sent without JavaScript. */
export default function ThanksPage() {
  return (
    <PageFrame href={{ pathname: '/contact/thanks' }} bleeds isElsewhere>
      <Thanks />
    </PageFrame>
  );
}
