import { getTranslations } from 'next-intl/server';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { site } from '@/lib/site';

/** The one thing a visitor can always do; a narrow screen shows its verb alone. */
export async function BookingLink() {
  const t = await getTranslations('nav');

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
