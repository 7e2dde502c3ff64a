import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Cymatic } from '@/components/ui/cymatic';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { site } from '@/lib/site';

import './home.css';

/** Songs for somebody in particular. */
export function PersonalBanner() {
  const t = useTranslations('home.personal');

  return (
    <section aria-labelledby="personal" className="page-width pb-section">
      <div className="personal pane">
        <Cymatic figure="large-12" className="turning personal-figure" />
        <div className="grid max-w-2xl gap-9">
          <SectionHeading id="personal" badge={t('badge')} title={t('title')}>
            {t('text')}
          </SectionHeading>
          <p className="flex flex-wrap gap-4">
            <ExternalLink href={site.links.booking} className={buttonClass('gold')}>
              {t('book')}
            </ExternalLink>
            <PageLink href={{ pathname: '/', hash: 'journey' }} className={buttonClass('glass')}>
              {t('more')}
              <Icon name="arrow" />
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
