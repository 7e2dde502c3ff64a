import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { site } from '@/lib/site';

import { Promo } from './promo';

/** The section about the app. */
export function AppPromo() {
  const t = useTranslations('home.app');

  return (
    <Promo
      id="app"
      badge={t('badge')}
      title={t('title')}
      text={t('text')}
      image="/images/home/app.webp"
      side="left"
    >
      <ExternalLink href={site.links.signUp} className={buttonClass('gold')}>
        {t('signUp')}
      </ExternalLink>
      <ExternalLink href={site.links.app} className={buttonClass('glass')}>
        {t('more')}
      </ExternalLink>
    </Promo>
  );
}

/** The section about the paid version of the app. */
export function PremiumPromo() {
  const t = useTranslations('home.premium');

  return (
    <Promo
      id="premium"
      badge={t('badge')}
      title={t('title')}
      text={t('text')}
      image="/images/home/premium.webp"
      side="right"
    >
      <ExternalLink href={site.links.trial} className={buttonClass('gold')}>
        {t('trial')}
      </ExternalLink>
      <ExternalLink href={site.links.signIn} className={buttonClass('glass')}>
        {t('signIn')}
      </ExternalLink>
    </Promo>
  );
}
