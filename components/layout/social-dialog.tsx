import { useTranslations } from 'next-intl';

import { Dialog } from '@/components/ui/dialog';
import { ExternalLink } from '@/components/ui/external-link';
import { site } from '@/lib/site';

import { NetworkIcon } from './network-icon';
import { networks } from './networks';

/** The duo's profiles on other sites. */
export function SocialDialog() {
  const t = useTranslations('social');

  return (
    <Dialog id="social" title={t('title')} text={t('text')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {networks.map((network, index) => (
          <li key={index}>
            <ExternalLink href={site.social[network]} icon={false} className="social-entry">
              <NetworkIcon network={network} className="size-7 text-gold" />
              <span className="grid">
                <span className="font-semibold">{network}</span>
                <span className="text-base text-haze">{t(`about.${network}`)}</span>
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
