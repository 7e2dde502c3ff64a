import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';

import { ContactForm } from '@/components/contact/contact-form';
import { ContactHeader } from '@/components/contact/contact-header';
import { OtherWays } from '@/components/contact/other-ways';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { everyLocale } from '@/lib/cache/static-params';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const href = { pathname: '/contact' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact');
  const description = t('description', site.performers);

  return pageMetadata({ title: t('title'), description, href, locale: await getLocale() });
}

export default function ContactPage() {
  const t = useTranslations('contact');

  return (
    <PageFrame href={href} bleeds>
      <JsonLd href={href} type="ContactPage" section="contact" title={t('title')} />
      <ContactHeader />
      <div className="page-width mt-12 mb-section grid items-start gap-8 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-12">
        <ContactForm />
        <OtherWays />
      </div>
    </PageFrame>
  );
}
