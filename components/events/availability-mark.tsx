import { useTranslations } from 'next-intl';

import { availabilityWord } from '@/lib/data/events/admission-words';
import type { Admission } from '@/lib/data/events/queries';

type Props = { admission: Admission };

/** The mark of an event that is sold out or almost sold out. Renders nothing for other events. */
export function AvailabilityMark({ admission }: Props) {
  const words = availabilityWord(admission, useTranslations('event'));
  if (!words) return null;

  return <p className={`status-mark mark-${admission.availability}`}>{words}</p>;
}
