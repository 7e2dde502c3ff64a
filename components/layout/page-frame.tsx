import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { PageLink } from '@/components/ui/page-link';
import { otherLocale, type Href } from '@/lib/i18n/href';
import { site } from '@/lib/site';

type Props = {
  /** The page itself: the language switch leads to it in the other language. */
  href: Href;
  children: ReactNode;
};

/** Header and footer around a page. */
export async function PageFrame({ href, children }: Props) {
  const t = await getTranslations('nav');
  const other = otherLocale(await getLocale());

  return (
    <>
      <header className="mx-auto flex max-w-350 items-center gap-6 px-8 py-6">
        <PageLink href={{ pathname: '/' }} className="mr-auto font-display text-2xl text-gold">
          {site.product}
        </PageLink>
        <nav aria-label={t('label')} className="flex gap-6">
          <PageLink href={{ pathname: '/' }}>{t('home')}</PageLink>
          <PageLink href={{ pathname: '/news' }}>{t('news')}</PageLink>
        </nav>
        <PageLink href={href} locale={other} lang={other} className="text-orchid">
          {t('otherLanguage')}
        </PageLink>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-350 px-8 pb-24 outline-none">
        {children}
      </main>
    </>
  );
}
