import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/lib/site';

import './home.css';

const kinds = ['private', 'group'] as const;

/** The Journey section. */
export function Journey() {
  const t = useTranslations('home.journey');

  return (
    <section id="journey" aria-labelledby="journey-title" className="page-width py-section">
      <SectionHeading id="journey-title" badge={t('badge')} title={t('title')} centred>
        {t('text')}
      </SectionHeading>
      <ul data-reveal className="stagger mt-14 grid gap-6 md:grid-cols-2">
        {kinds.map((kind, index) => (
          <li key={index} className="way lit pane">
            <div className="overflow-hidden">
              <Picture
                image={{
                  src: `/images/home/journey-${kind}.webp`,
                  alt: '',
                  width: 1200,
                  height: 900,
                }}
                sizes="(min-width: 768px) 50vw, 100vw"
                className="way-picture"
              />
            </div>
            <div className="way-words">
              <h3 className="font-display text-heading">{t(`${kind}.title`)}</h3>
              <p className="text-haze">{t(`${kind}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-12 flex flex-wrap justify-center gap-4">
        <ExternalLink href={site.links.booking} className={buttonClass('gold')}>
          {t('book')}
        </ExternalLink>
        <ExternalLink href={site.links.journey} className={buttonClass('glass')}>
          {t('more')}
        </ExternalLink>
      </p>
    </section>
  );
}
