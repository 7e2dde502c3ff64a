import { useLocale, useTranslations } from 'next-intl';

import { readFreeTextDate } from '@/lib/data/tours/free-text-dates';
import { readLocation, venueIn, type Appearance, type Status } from '@/lib/data/tours/tours';

type Props = { appearance: Appearance };

/** A card for one appearance of a tour. */
export function AppearanceCard({ appearance }: Props) {
  const locale = useLocale();
  const { place, statuses } = readLocation(appearance.location);
  const isOff = statuses.some(({ kind }) => kind === 'postponed' || kind === 'canceled');

  return (
    <li className="grid gap-1.5 rounded-card p-6 wrap-anywhere pane sm:p-7">
      <p
        className={`font-display text-[1.375rem] leading-tight text-gold ${isOff ? 'line-through decoration-1' : ''}`}
      >
        <FreeTextDate date={appearance.date} />
      </p>
      <p className="text-lg leading-snug text-mist">{venueIn(appearance, locale)}</p>
      {place && <p className="text-base text-haze">{place}</p>}
      {statuses.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {statuses.map((status, index) => (
            <li key={index} className={`status status-${status.kind}`}>
              <StatusWords status={status} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function StatusWords({ status }: { status: Status }) {
  const t = useTranslations('tours.status');
  if (status.kind !== 'postponed') return t(status.kind);

  return <span>{t.rich('postponed', { date: () => <FreeTextDate date={status.to} /> })}</span>;
}

/** A date in free text, such as on a poster. The parts that can be read as dates become `time` elements. */
function FreeTextDate({ date }: { date: string }) {
  return readFreeTextDate(date, useLocale()).map(({ text, dateTime }) =>
    dateTime ? (
      <time key={text} dateTime={dateTime}>
        {text}
      </time>
    ) : (
      text
    ),
  );
}
