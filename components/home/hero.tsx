import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { site } from '@/lib/site';

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
          <p className="mt-3 flex flex-wrap gap-4">
            <ExternalLink href={site.links.booking} className={buttonClass('gold')}>
              {t('book')}
            </ExternalLink>
            <PageLink href={{ pathname: '/', hash: 'soul-song' }} className={buttonClass('glass')}>
              {t('more')}
              <Icon name="arrow" />
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
