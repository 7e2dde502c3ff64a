import { useTranslations } from 'next-intl';

import { ExternalLink } from '@/components/ui/external-link';
import { site } from '@/lib/site';

import { FooterLinks } from './footer-links';
import { HomeLink } from './home-link';
import { NewsletterDialog } from './newsletter-dialog';
import { NetworkIcon } from './network-icon';
import { networks } from './networks';
import { SocialDialog } from './social-dialog';

/** The footer. */
export function SiteFooter() {
  const t = useTranslations('footer');
  const { product } = site;

  return (
    <footer aria-label={t('label')} className="relative overflow-clip bg-ink/70">
      <div aria-hidden="true" className="hairline" />
      <div className="page-width grid gap-16 pt-20 pb-10">
        <div className="footer-columns">
          <div className="grid content-start gap-6 md:max-xl:col-span-3">
            <p className="flex">
              <HomeLink />
            </p>
            <p className="max-w-md text-haze">{t('text')}</p>
            <ul className="flex flex-wrap gap-3">
              {networks.map((network) => (
                <li key={network}>
                  <ExternalLink
                    href={site.social[network]}
                    icon={false}
                    className="button button-glass button-round"
                  >
                    <NetworkIcon network={network} />
                    <span className="sr-only">{t('profile', { product, network })}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
          <FooterLinks />
        </div>
        <div className="footer-end text-base text-haze">
          <p>
            {/* oxlint-disable-next-line react/purity -- A server component, which renders once. */}
            {t('copyright', { product, year: String(new Date().getFullYear()) })}
          </p>
          <label className="pill cursor-pointer gap-3">
            <input type="checkbox" id="motion" className="size-5 accent-gold" />
            {t('stopMotion')}
          </label>
        </div>
      </div>
      <NewsletterDialog />
      <SocialDialog />
    </footer>
  );
}
