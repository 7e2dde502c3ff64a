import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Cymatic } from '@/components/ui/cymatic';

const features = ['heard', 'tuned', 'kept'] as const;
const figures = { heard: 'small-5', tuned: 'small-8', kept: 'small-12' } as const;

/** Three reasons, and how long they have been doing it. */
export function HeroFeatures() {
  const t = useTranslations('home.hero');

  return (
    <div className="page-width grid gap-section pb-section">
      <ul data-reveal className="stagger grid gap-6 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature}>
            <Card
              heading="h2"
              title={t(`features.${feature}.title`)}
              mark={<Cymatic figure={figures[feature]} className="mb-3 -ml-1 size-18 text-gold" />}
            >
              {t(`features.${feature}.text`)}
            </Card>
          </li>
        ))}
      </ul>
      <div
        data-reveal
        className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <p className="grid">
          <span className="gold-words font-display text-[clamp(7rem,4rem+13vw,15rem)] leading-[0.9] tracking-tight">
            {t('years')}
          </span>
          <span className="text-lead text-haze">{t('experience')}</span>
        </p>
        <p className="font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.375rem)] leading-snug">
          {t('experienceText')}
        </p>
      </div>
    </div>
  );
}
