import { useTranslations } from 'next-intl';

import { PageFrame } from '@/components/layout/page-frame';
import { buttonClass } from '@/components/ui/button';
import { TurningCymatic } from '@/components/ui/cymatic';
import { PageLink } from '@/components/ui/page-link';

/** The 404 page. The page cache sets its status (lib/cache/load-or-fall-back.ts). */
export function PageNotFound() {
  const t = useTranslations('notFound');
  const nav = useTranslations('nav');

  return (
    <PageFrame href={{ pathname: '/' }} bleeds isElsewhere>
      <div className="relative isolate page-width grid min-h-[max(44rem,calc(100svh-5rem))] place-content-center justify-items-center gap-6 overflow-clip py-20 text-center">
        <div aria-hidden="true" className="absolute top-1/2 left-1/2 -z-10 -translate-1/2">
          <div className="absolute inset-0 ring-light" />
          <TurningCymatic figure="large-7" className="relative w-[56rem] text-orchid/15" />
        </div>
        <h1 className="gold-words font-display text-[min(clamp(7rem,4rem+18vw,17rem),40vw)] leading-none">
          {t('heading')}
        </h1>
        <p className="font-display text-heading">{t('text')}</p>
        <p className="max-w-md text-balance text-haze">{t('advice')}</p>
        <p className="mt-4 flex flex-wrap justify-center gap-4">
          <PageLink href={{ pathname: '/' }} className={buttonClass('gold')}>
            {t('home')}
          </PageLink>
          <PageLink href={{ pathname: '/news' }} className={buttonClass('glass')}>
            {t('news')}
          </PageLink>
          <PageLink href={{ pathname: '/events' }} className={buttonClass('glass')}>
            {nav('events')}
          </PageLink>
          <PageLink href={{ pathname: '/search' }} className={buttonClass('glass')}>
            {nav('search')}
          </PageLink>
        </p>
      </div>
    </PageFrame>
  );
}
