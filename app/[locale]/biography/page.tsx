import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';

import { BiographyHero } from '@/components/biography/biography-hero';
import { BiographySection } from '@/components/biography/biography-section';
import { Performers } from '@/components/biography/performers';
import { PageFrame } from '@/components/layout/page-frame';
import { pictures } from '@/content/biography/pictures';
import { readLongText } from '@/lib/documents';
import { everyLocale } from '@/lib/prerender';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const href = { pathname: '/biography' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('biography');

  return pageMetadata({
    title: t('pageTitle', site.performers),
    description: t('description', site.performers),
    href,
    locale: await getLocale(),
  });
}

export default async function BiographyPage() {
  const text = await readLongText('biography/biography', await getLocale());

  return (
    <PageFrame href={href} bleeds>
      <BiographyHero text={text} />
      <div className="pt-[calc(var(--spacing-section)/2)]">
        {text.sections.map((section, index) => (
          <Fragment key={section.id}>
            <BiographySection
              section={section}
              picture={pictures[section.id]}
              isTurned={index % 2 > 0}
            />
            {section.id === 'performers' && <Performers />}
          </Fragment>
        ))}
      </div>
    </PageFrame>
  );
}
