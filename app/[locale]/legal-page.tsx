import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageFrame } from '@/components/layout/page-frame';
import { LegalText } from '@/components/legal/legal-text';
import { JsonLd } from '@/components/seo/json-ld';
import { readLongText } from '@/lib/html/markdown';
import { pageMetadata } from '@/lib/seo/metadata';

type LegalPage = {
  /** The name of the text in `content/legal`, and of its route. */
  name: 'disclaimer' | 'legal-notices';
  /** The description for search engines: a key of `legal` in the messages. */
  description: 'disclaimer' | 'notices';
};

/** The page and its metadata for a legal text. */
export function legalPage({ name, description }: LegalPage) {
  const href = { pathname: `/${name}` } as const;

  async function Page() {
    const text = await readLongText(`legal/${name}`, await getLocale());

    return (
      <PageFrame href={href}>
        <JsonLd href={href} title={text.title} />
        <LegalText text={text} />
      </PageFrame>
    );
  }

  async function metadata(): Promise<Metadata> {
    const t = await getTranslations('legal');
    const locale = await getLocale();
    const { title } = await readLongText(`legal/${name}`, locale);

    return pageMetadata({ title, description: t(description), href, locale });
  }

  return { Page, metadata };
}
