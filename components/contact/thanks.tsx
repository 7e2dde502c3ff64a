import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { TurningCymatic } from '@/components/ui/cymatic';
import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import { site } from '@/lib/site';

import { DraftRemoval } from './draft-removal';

/** Confirms that a message has arrived, with links to other pages. */
export function Thanks() {
  const t = useTranslations('contact');

  return (
    <div className="relative isolate page-width grid min-h-[max(40rem,calc(100svh-5rem))] place-content-center justify-items-center gap-6 overflow-clip py-20 text-center">
      <div aria-hidden="true" className="absolute top-1/2 left-1/2 -z-10 -translate-1/2">
        <div className="absolute inset-0 ring-light" />
        <TurningCymatic figure="large-12" className="relative w-[52rem] text-gold/20" />
      </div>
      <h1 className="font-display text-display wrap-anywhere">{t('sent.title')}</h1>
      <p className="max-w-md text-lead text-balance text-haze">{t('sent.text')}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-4">
        <PageLink href={{ pathname: '/' }} className={buttonClass('gold')}>
          {t('thanks.home')}
        </PageLink>
        <PageLink href={{ pathname: '/news' }} className={buttonClass('glass')}>
          {t('thanks.news')}
        </PageLink>
        <ExternalLink href={site.links.booking} className={buttonClass('glass')}>
          {t('thanks.book')}
        </ExternalLink>
      </p>
      <DraftRemoval />
    </div>
  );
}
