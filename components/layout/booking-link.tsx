import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { site } from '@/lib/site';

/** The link to book a session. A narrow screen shows only the verb. */
export function BookingLink() {
  const t = useTranslations('nav');

  return (
    <ExternalLink
      href={site.links.booking}
      icon={false}
      className={buttonClass('gold', 'button-small')}
    >
      <span aria-hidden="true" className="sm:hidden">
        {t('book')}
      </span>
      <span className="max-sm:sr-only">{t('bookSession')}</span>
    </ExternalLink>
  );
}
