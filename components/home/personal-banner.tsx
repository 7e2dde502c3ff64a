import { useTranslations } from 'next-intl';

import { TurningCymatic } from '@/components/ui/cymatic';
import { SectionHeading } from '@/components/ui/section-heading';

import { BookButtons } from './book-buttons';
import './home.css';

/** The banner for songs that are written for one person. */
export function PersonalBanner() {
  const t = useTranslations('home.personal');

  return (
    <section aria-labelledby="personal" className="page-width pb-section">
      <div className="personal pane">
        <TurningCymatic figure="large-12" className="personal-figure" />
        <div className="grid max-w-2xl gap-9">
          <SectionHeading id="personal" badge={t('badge')} title={t('title')}>
            {t('text')}
          </SectionHeading>
          <BookButtons words={{ book: t('book'), more: t('more') }} hash="journey" />
        </div>
      </div>
    </section>
  );
}
