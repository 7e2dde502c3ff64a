import { useTranslations } from 'next-intl';

import { PageFrame } from '@/components/layout/page-frame';
import { BackLink } from '@/components/ui/back-link';

/** The 404 page for events. */
export function EventNotFound() {
  const t = useTranslations('event');

  return (
    <PageFrame href={{ pathname: '/events' }} isElsewhere>
      <div className="mx-auto grid max-w-2xl justify-items-center gap-6 py-16 text-center">
        <h1 className="font-display text-title">{t('notFound')}</h1>
        <p className="text-lead text-haze">{t('notFoundText')}</p>
        <BackLink href={{ pathname: '/events' }}>{t('back')}</BackLink>
      </div>
    </PageFrame>
  );
}
