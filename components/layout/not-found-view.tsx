import { getTranslations } from 'next-intl/server';

import { PageFrame } from '@/components/layout/page-frame';
import { PageLink } from '@/components/ui/page-link';

/** What a visitor sees at an address that leads nowhere; the page cache gives it its status (lib/outcome.ts). */
export async function NotFoundView() {
  const t = await getTranslations('notFound');

  return (
    <PageFrame href={{ pathname: '/' }}>
      <div className="grid min-h-[60svh] place-content-center gap-4 text-center">
        <h1 className="font-display text-8xl text-gold">{t('heading')}</h1>
        <p className="text-2xl">{t('text')}</p>
        <p>
          <PageLink href={{ pathname: '/' }} className="text-orchid underline">
            {t('home')}
          </PageLink>
        </p>
      </div>
    </PageFrame>
  );
}
