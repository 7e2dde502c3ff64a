import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Cymatic } from '@/components/ui/cymatic';

import './home.css';

const features = ['heard', 'tuned', 'kept'] as const;
const figures = { heard: 'small-5', tuned: 'small-8', kept: 'small-12' } as const;

/** Three reasons to book a session, and the number of years of the duo's experience. */
export function HeroFeatures() {
  const t = useTranslations('home.hero');

  return (
    <div className="page-width grid gap-section pb-section">
      <ul data-reveal className="stagger grid gap-6 md:grid-cols-3">
        {features.map((feature, index) => (
          <li key={index}>
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
      <div data-reveal className="experience">
        <p className="grid">
          <span className="years gold-words font-display">{t('years')}</span>
          <span className="text-lead text-haze">{t('experience')}</span>
        </p>
        <p className="experience-words font-display">{t('experienceText')}</p>
      </div>
    </div>
  );
}
