import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { PageFrame } from '@/components/layout/page-frame';
import { Facts } from '@/components/press/facts';
import { Kit } from '@/components/press/kit';
import { LogoStrip } from '@/components/press/logo-strip';
import { Podcasts } from '@/components/press/podcasts';
import { PressHeader } from '@/components/press/press-header';
import type { PressPart } from '@/components/press/press-section';
import { Quotes } from '@/components/press/quotes';
import { Reports } from '@/components/press/reports';
import { Scans } from '@/components/press/scans';
import { JsonLd } from '@/components/seo/json-ld';
import { broadcasts } from '@/content/press/broadcasts';
import files from '@/content/press/documents/files.json' with { type: 'json' };
import { documents } from '@/content/press/documents/index.mjs';
import { facts } from '@/content/press/facts';
import { pressKit } from '@/content/press/kit';
import { logos } from '@/content/press/logos';
import { online } from '@/content/press/online';
import { podcasts } from '@/content/press/podcasts';
import { quotes } from '@/content/press/quotes';
import { scans } from '@/content/press/scans';
import { everyLocale } from '@/lib/cache/static-params';
import { groupNode } from '@/lib/seo/json-ld/group';
import { ids } from '@/lib/seo/json-ld/ids';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-static';
export const revalidate = 300;
export const generateStaticParams = () => everyLocale;

const href = { pathname: '/press' } as const;

const sections: [PressPart, unknown[], ReactNode][] = [
  ['quotes', quotes, <Quotes key="quotes" quotes={quotes} />],
  ['podcasts', podcasts, <Podcasts key="podcasts" podcasts={podcasts} />],
  ['broadcasts', broadcasts, <Reports key="broadcasts" id="broadcasts" reports={broadcasts} />],
  ['scans', scans, <Scans key="scans" scans={scans} />],
  ['online', online, <Reports key="online" id="online" reports={online} />],
  ['facts', facts, <Facts key="facts" facts={facts} />],
];

/** A list without entries gets no section and no entry in the table of contents. */
const shown = sections.filter(([, entries]) => entries.length > 0);
const quotesSection = shown.filter(([part]) => part === 'quotes');
const laterSections = shown.filter(([part]) => part !== 'quotes');

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('press');
  const description = t('description', site.performers);

  return pageMetadata({ title: t('title'), description, href, locale: await getLocale() });
}

export default function PressPage() {
  const t = useTranslations('press');
  const kitAddress = `/api/press-kit/${useLocale()}`;

  return (
    <PageFrame href={href} bleeds isLong>
      <JsonLd
        href={href}
        section="press"
        title={t('title')}
        about={ids.group}
        things={[groupNode()]}
      />
      <PressHeader
        updated={pressKit.updated}
        kitAddress={kitAddress}
        parts={shown.map(([part]) => part)}
      />
      {quotesSection.map(([, , section]) => section)}
      {logos.length > 0 && <LogoStrip logos={logos} />}
      {laterSections.map(([, , section]) => section)}
      <Kit kit={pressKit} documents={documents} files={files} address={kitAddress} />
    </PageFrame>
  );
}
