import { useLocale, useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import { isOnSale } from '@/lib/data/events/admission';
import { presaleLine, priceLine } from '@/lib/data/events/admission-words';
import type { EventDetails } from '@/lib/data/events/queries';

import { AvailabilityMark } from './availability-mark';

type Props = {
  event: EventDetails;
  /**
   * The time of rendering. A stored page stays correct when it becomes older, because it names the day on which the
   * sale begins.
   */
  now: Date;
};

/**
 * Whether there are tickets, from when, and for how much. Renders nothing when nothing is known, and for an event that
 * is over or cancelled.
 */
export function TicketsBox({ event, now }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  const { admission, status, isUpcoming } = event;
  const price = priceLine(admission, t, locale);
  const presale = isOnSale(event, now) ? null : presaleLine(admission, t, locale);
  const isScarce = admission.availability !== null && admission.availability !== 'available';
  if (!isUpcoming || status === 'cancelled' || !(price || presale || isScarce)) return null;

  return (
    <FactBox title={t('tickets')} className="sm:col-span-2">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
        {price && <p className="text-lead">{price}</p>}
        <AvailabilityMark admission={admission} />
        {presale && <p className="text-champagne">{presale}</p>}
      </div>
    </FactBox>
  );
}
