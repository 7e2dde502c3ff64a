import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { site } from '@/lib/site';

import { BookButtons } from './book-buttons';
import { HeroPicture } from './hero-picture';
import './home.css';

/** The hero: two lines and two buttons. */
export function Hero() {
  const t = useTranslations('home.hero');

  return (
    <section className="relative isolate overflow-clip">
      <HeroPicture />
      <div className="hero-words page-width">
        <div className="hero-lines">
          <Badge>{t('badge')}</Badge>
          <h1 className="hero-title font-display">
            <span className="block">{t('title1')}</span>{' '}
            <span className="block gold-words pb-[0.12em]">{t('title2')}</span>
          </h1>
          <p className="hero-text text-mist/90">{t('text', site.performers)}</p>
          <BookButtons words={{ book: t('book'), more: t('more') }} hash={site.offer.section} />
        </div>
      </div>
    </section>
  );
}
