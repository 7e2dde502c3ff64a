import type { ReactNode } from 'react';

/** The card of an event, and the class of its column span in a grid of twelve columns. */
export type TourEvent = { key: string; card: ReactNode; className: string };

type Props = { id: string; title: string; events: TourEvent[] };

/** Events of a tour under a heading. Renders nothing when there are none. */
export function TourEvents({ id, title, events }: Props) {
  if (events.length === 0) return null;

  return (
    <section aria-labelledby={id} className="mt-16">
      <h3 id={id} className="font-display text-heading">
        {title}
      </h3>
      <ul className="mt-8 grid gap-6 wide:grid-cols-12">
        {events.map(({ key, card, className }) => (
          <li key={key} className={className}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
