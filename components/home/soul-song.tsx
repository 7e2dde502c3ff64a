import { useTranslations } from 'next-intl';

import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/lib/site';

import './home.css';

const cards = ['channeled', 'frequency', 'journey'] as const;

const { section } = site.offer;
const title = `${section}-title`;

/** The Soul Song section, in three parts. */
export function SoulSong() {
  const t = useTranslations('home.soulSong');

  return (
    <section id={section} aria-labelledby={title} className="page-width py-section">
      <div className="pair">
        <SectionHeading id={title} badge={t('badge')} title={t('title')}>
          {t('text')}
        </SectionHeading>
        <div data-reveal className="relative">
          <div aria-hidden="true" className="absolute -inset-[18%] ring-light" />
          <Picture
            image={{ src: `/images/home/${section}.webp`, alt: '', width: 1200, height: 900 }}
            sizes="(min-width: 1024px) 620px, 100vw"
            className="song-picture"
          />
        </div>
      </div>
      <ol data-reveal className="stagger mt-16 grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => (
          <li key={index}>
            <Card
              title={t(`cards.${card}.title`)}
              mark={
                <span aria-hidden="true" className="font-display text-2xl text-gold">
                  {['i', 'ii', 'iii'][index]}
                </span>
              }
            >
              {t(`cards.${card}.text`, site.performers)}
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
