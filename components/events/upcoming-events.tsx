import type { Event } from '@/lib/data/events/queries';

import { columnsOf, inRows, upcomingRows } from './card-rows';
import { ListedEvent } from './listed-event';

type Props = { events: Event[] };

/** The key contains the date, because all events of a series have the same id. */
const keyOf = ({ id, schedule: { startDate, startTime } }: Event) =>
  `${id} ${startDate} ${startTime}`;

/** The upcoming events: the next one large, the later ones smaller. */
export function UpcomingEvents({ events }: Props) {
  return (
    <ul className="grid gap-6 wide:grid-cols-12">
      {inRows(events, upcomingRows).map(({ event, width }, index) => (
        <li key={keyOf(event)} className={columnsOf[width]}>
          <ListedEvent event={event} width={width} loads={index === 0 ? 'first' : 'late'} />
        </li>
      ))}
    </ul>
  );
}
