import { useLocale, useTranslations } from 'next-intl';

import { ExternalLink } from '@/components/ui/external-link';
import { FactBox } from '@/components/ui/fact-box';
import { placeOf } from '@/lib/feeds/calendar/calendar-file';
import type { Event } from '@/lib/data/events/queries';
import { site } from '@/lib/site';

type Props = { event: Event };

/** The venue and address of an event, or that it is online. Renders nothing when the place is not known. */
export function PlaceBox({ event }: Props) {
  const t = useTranslations('event');
  const line = placeOf(event, useLocale());
  const { place, isOnline } = event;
  const town = [place.postcode, place.town].filter(Boolean).join(' ');
  const region = [...new Set([place.state, place.country])]
    .filter((part) => part && part !== place.town)
    .join(', ');
  const title = isOnline ? t('online') : t('location');
  const canBeFound = !isOnline && Boolean(place.town || place.address);
  if (!line) return null;

  return (
    <FactBox title={title}>
      {place.name && place.name !== title && <p className="text-lead">{place.name}</p>}
      {isOnline && <p className="text-haze">{t('onlineText')}</p>}
      {place.address && <p className="text-haze">{place.address}</p>}
      {town && <p className="text-haze">{town}</p>}
      {region && <p className="text-haze">{region}</p>}
      {canBeFound && (
        <p className="print:hidden">
          <ExternalLink
            href={`${site.map}${encodeURIComponent(line)}`}
            className="link-line text-gold"
          >
            {t('map')}{' '}
          </ExternalLink>
        </p>
      )}
    </FactBox>
  );
}
