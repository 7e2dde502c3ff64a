import { columnsOf, type CardWidth } from '@/components/events/card-rows';
import { EventCard } from '@/components/events/event-card';
import { EventCardSkeleton } from '@/components/events/event-card-skeleton';
import { EventsPreview } from '@/components/home/events-preview';
import { specimenPictures } from '@/content/specimens';

import { Specimen } from './specimen';

const long =
  'A night of healing frequencies under the winter stars with an unusually long name that goes on and on';

const event = {
  slug: 'winter-concert',
  title: 'Winter concert',
  image: { src: `/images/carousel/${specimenPictures[1]}.webp`, alt: '', width: 800, height: 1132 },
  when: 'December 05, 2026 at 7:30 PM',
  venue: 'Hall of the Old Weaving Mill',
  place: 'Lucerne, Switzerland',
};

const rows: CardWidth[][] = [
  ['full'],
  ['two-thirds', 'third'],
  ['half', 'half'],
  ['fourth', 'fourth', 'fourth', 'fourth'],
];

const statuses = ['scheduled', 'cancelled', 'postponed'] as const;

/** Event cards in every width and state. */
export function Events() {
  const titles = ['Winter concert', long, 'Klangreise', 'Matinee'];

  return (
    <>
      <Specimen name="Event cards">
        <div className="grid gap-6">
          {rows.map((row) => (
            <div key={row.join()} className="grid gap-6 wide:grid-cols-12">
              {row.map((width, index) => (
                <div key={index} className={columnsOf[width]}>
                  <EventCard
                    {...event}
                    width={width}
                    title={titles[index] ?? ''}
                    image={index === 2 ? null : event.image}
                    status={statuses[row.length - index]}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Events are coming" wide>
        <EventsPreview
          isLoading
          id="events-coming"
          cards={[0, 1, 2].map(() => ({
            className: columnsOf.third,
            content: <EventCardSkeleton />,
          }))}
        />
      </Specimen>
      <Specimen name="No events" wide>
        <EventsPreview cards={[]} id="events-none" />
      </Specimen>
      <Specimen name="Events cannot be had" wide>
        <EventsPreview cards={null} id="events-failed" />
      </Specimen>
    </>
  );
}
