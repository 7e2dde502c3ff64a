import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ExternalLink } from '@/components/ui/external-link';
import { PageLink } from '@/components/ui/page-link';
import { keysOf } from '@/lib/config/keys-of';
import type { Href } from '@/lib/i18n/href';
import { site } from '@/lib/site';

const services = keysOf(site.services);

/** The three columns of the footer. */
export function FooterLinks() {
  const t = useTranslations('footer');
  const nav = useTranslations('nav');

  return (
    <>
      <Column title={t('quickLinks')}>
        <Outside url={site.links.app}>{nav('app')}</Outside>
        <Outside url={site.links.booking}>{t('sessions')}</Outside>
        <Inside href={{ pathname: '/', hash: site.offer.section }}>{nav('soulSong')}</Inside>
        <Outside url={site.links.journey}>{nav('journey')}</Outside>
        <Inside href={{ pathname: '/events' }}>{nav('events')}</Inside>
        <Inside href={{ pathname: '/news' }}>{nav('news')}</Inside>
        <Inside href={{ pathname: '/videos' }}>{nav('videos')}</Inside>
        <Inside href={{ pathname: '/music' }}>{nav('music')}</Inside>
      </Column>
      <Column title={t('services')}>
        {services.map((service, index) => (
          <Outside key={index} url={site.services[service]}>
            {t(`service.${service}`)}
          </Outside>
        ))}
      </Column>
      <Column title={t('connect')}>
        <Outside url={site.links.booking}>{nav('bookSession')}</Outside>
        <Inside href={{ pathname: '/contact' }}>{nav('contact')}</Inside>
        <Opener dialog="newsletter">{t('newsletter')}</Opener>
        <Opener dialog="social">{t('social')}</Opener>
        <Inside href={{ pathname: '/disclaimer' }}>{t('disclaimer')}</Inside>
        <Inside href={{ pathname: '/legal-notices' }}>{t('legal')}</Inside>
      </Column>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-5 text-eyebrow font-semibold text-gold uppercase">{title}</h2>
      <ul className="grid gap-1.5">{children}</ul>
    </div>
  );
}

function Inside({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <li>
      <PageLink href={href} className="footer-link">
        {children}
      </PageLink>
    </li>
  );
}

function Outside({ url, children }: { url: string; children: ReactNode }) {
  return (
    <li>
      <ExternalLink href={url} className="footer-link">
        {children}{' '}
      </ExternalLink>
    </li>
  );
}

function Opener({ dialog, children }: { dialog: string; children: ReactNode }) {
  return (
    <li>
      <button type="button" popoverTarget={dialog} aria-haspopup="dialog" className="footer-link">
        {children}
      </button>
    </li>
  );
}
