import type { Event } from '@/lib/events';

import { ListedEvent } from './listed-event';

type Props = { events: Event[] };

const wide = '(min-width: 1400px) 540px, (min-width: 980px) 40vw, 92vw';
const third = '(min-width: 1400px) 420px, (min-width: 980px) 31vw, 92vw';

/** What is to come: the next one large, the others after it. */
export function UpcomingEvents({ events }: Props) {
  return (
    <ul className="grid gap-6 wide:grid-cols-3">
      {events.map((event, index) => (
        <li key={event.id} className={index === 0 ? 'wide:col-span-3' : ''}>
          <ListedEvent
            event={event}
            sizes={index === 0 ? wide : third}
            loads={index === 0 ? 'first' : 'late'}
          />
        </li>
      ))}
    </ul>
  );
}
