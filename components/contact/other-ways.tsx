import { useTranslations } from 'next-intl';

import { NetworkIcon } from '@/components/layout/network-icon';
import { networks } from '@/components/layout/networks';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { FactBox } from '@/components/ui/fact-box';
import { PageLink } from '@/components/ui/page-link';
import { PressContactLinks } from '@/components/ui/press-contact-links';
import { site } from '@/lib/site';

/** Other ways to contact the duo. */
export function OtherWays() {
  const t = useTranslations('contact.ways');

  return (
    <aside aria-label={t('title')} className="grid gap-6">
      <FactBox title={t('booking')}>
        <p className="text-haze">{t('bookingText')}</p>
        <p className="mt-2">
          <ExternalLink
            href={site.links.booking}
            className={buttonClass('glass', 'button-small w-full')}
          >
            {t('bookingLink')}
          </ExternalLink>
        </p>
      </FactBox>
      <PressContact />
      <FactBox title={t('social')}>
        <ul className="grid grid-cols-2 gap-x-6 wide:max-xl:grid-cols-1">
          {networks.map((network) => (
            <li key={network}>
              <ExternalLink
                href={site.social[network]}
                icon={false}
                className="inline-flex items-center gap-3 py-1.5 transition-colors duration-300 hover:text-gold"
              >
                <NetworkIcon network={network} className="size-5 text-gold" />
                {network}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </FactBox>
    </aside>
  );
}

function PressContact() {
  const t = useTranslations('contact.ways');

  return (
    <FactBox title={t('press')}>
      <p className="text-haze">{t('pressText')}</p>
      <p className="mt-1 grid justify-items-start gap-2">
        <PressContactLinks />
        <PageLink href={{ pathname: '/press', hash: 'press-kit' }} className="link-line text-gold">
          {t('pressKit')}
        </PageLink>
      </p>
    </FactBox>
  );
}
