import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { Tour } from '@/lib/data/tours/tours';

type Props = { newer?: Tour; older?: Tour };

/** The links to other tours. */
export function OtherTours({ newer, older }: Props) {
  const t = useTranslations('tours');

  return (
    <nav aria-label={t('others')} className="page-width grid gap-6 pb-section sm:grid-cols-2">
      {older && <OtherTour tour={older} label={t('older')} />}
      {newer && <OtherTour tour={newer} label={t('newer')} />}
      <p className="sm:col-span-2">
        <PageLink href={{ pathname: '/tours' }} className={buttonClass('glass')}>
          {t('backToTours')}
        </PageLink>
      </p>
    </nav>
  );
}

function OtherTour({ tour: { slug, name }, label }: { tour: Tour; label: string }) {
  return (
    <p className="grid gap-1">
      <span className="text-base text-haze">{label}</span>
      <span className="font-display text-heading">
        <PageLink href={{ pathname: '/tours/[slug]', params: { slug } }} className="link-line">
          {name}
        </PageLink>
      </span>
    </p>
  );
}
