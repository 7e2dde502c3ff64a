import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { site } from '@/lib/site';

import { BookButtons } from './book-buttons';
import { HeroPicture } from './hero-picture';
import './home.css';

/** Who they are, in two lines, and what to do next. */
export function Hero() {
  const t = useTranslations('home.hero');

  return (
    <section className="relative isolate overflow-clip">
      <HeroPicture />
      <div className="hero-words page-width">
        <div className="grid max-w-[56rem] gap-7">
          <Badge>{t('badge')}</Badge>
          <h1 className="font-display text-display">
            <span className="block">{t('title1')}</span>{' '}
            <span className="block gold-words pb-[0.12em]">{t('title2')}</span>
          </h1>
          <p className="max-w-[36rem] text-lead text-mist/90">{t('text', site.performers)}</p>
          <div className="mt-3">
            <BookButtons words={{ book: t('book'), more: t('more') }} hash={site.offer.section} />
          </div>
        </div>
      </div>
    </section>
  );
}
