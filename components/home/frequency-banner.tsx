import { useTranslations } from 'next-intl';

import { Picture } from '@/components/ui/picture';
import { site } from '@/lib/site';

import './home.css';

/** The five frequencies. The picture behind them fades in to half opacity once a fifth of it is visible. */
export function FrequencyBanner() {
  const t = useTranslations('home.frequency');

  return (
    <section aria-labelledby="frequency" className="relative isolate overflow-clip">
      <div data-reveal="half" className="tones-picture">
        <Picture
          image={{ src: '/images/home/frequency.webp', alt: '', width: 2400, height: 1200 }}
          sizes="(max-aspect-ratio: 2/1) 180vh, 100vw"
          className="h-full w-full"
        />
      </div>
      <div aria-hidden="true" className="tones-scrim" />
      <div className="tones page-width">
        <div data-reveal className="grid max-w-3xl gap-6">
          <h2 id="frequency" className="font-display text-title">
            {t('title')}
          </h2>
          <p className="text-lead text-balance text-mist/90">{t('text')}</p>
        </div>
        <ul
          data-reveal
          data-tones=""
          className="flex max-w-5xl flex-wrap justify-center gap-x-6 gap-y-10"
        >
          {site.tones.map((tone, index) => (
            <li key={index} className="grid w-34 gap-1">
              <span className="tone gold-words font-display">{tone}</span>
              <span className="text-base text-haze">{t('unit')}</span>
              <span className="text-lg">{t(`tones.${tone}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
