import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment } from 'react';

import { BiographyHero } from '@/components/biography/biography-hero';
import { BiographySection } from '@/components/biography/biography-section';
import { Performers } from '@/components/biography/performers';
import { PageFrame } from '@/components/layout/page-frame';
import { pictures } from '@/content/biography/pictures';
import { JsonLd } from '@/components/seo/json-ld';
import { readLongText } from '@/lib/html/markdown';
import { everyLocale } from '@/lib/cache/static-params';
import { fullGroupNode, performerNodes } from '@/lib/seo/json-ld/group';
import { ids } from '@/lib/seo/json-ld/ids';
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
  const t = await getTranslations('biography');
  const text = await readLongText('biography/biography', await getLocale());
  const withPicture = text.sections.filter(({ id }) => pictures[id]);
  const group = fullGroupNode(t('description', site.performers));

  return (
    <PageFrame href={href} bleeds>
      <JsonLd
        href={href}
        type="AboutPage"
        section="biography"
        title={t('pageTitle', site.performers)}
        about={ids.group}
        things={[group, ...performerNodes()]}
      />
      <BiographyHero text={text} />
      <div className="py-[calc(var(--spacing-section)/2)]">
        {text.sections.map((section) => (
          <Fragment key={section.id}>
            <BiographySection
              section={section}
              picture={pictures[section.id]}
              isTurned={withPicture.indexOf(section) % 2 > 0}
            />
            {section.id === 'performers' && <Performers />}
          </Fragment>
        ))}
      </div>
    </PageFrame>
  );
}
