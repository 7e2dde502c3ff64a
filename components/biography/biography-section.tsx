import { Picture } from '@/components/ui/picture';
import { PlainProse } from '@/components/ui/plain-prose';
import type { Section } from '@/lib/html/markdown';

type Props = {
  section: Section;
  /** The path of the picture below `public/images`, without extension. */
  picture?: string;
  isTurned: boolean;
};

/** A section of the biography, beside its picture if it has one. */
export function BiographySection({ section: { id, title, text }, picture, isTurned }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-width grid items-center gap-x-16 gap-y-10 py-[calc(var(--spacing-section)/2)] wide:grid-cols-2"
    >
      <div data-reveal className={`grid gap-6 ${picture ? '' : 'wide:col-span-2'}`}>
        <h2 id={`${id}-title`} className="font-display text-title">
          {title}
        </h2>
        <PlainProse text={text} />
      </div>
      {picture && (
        <Picture
          image={{ src: `/images/${picture}.webp`, alt: '', width: 1200, height: 900 }}
          sizes="(min-width: 980px) 46vw, 92vw"
          className={`aspect-4/3 w-full rounded-panel ${isTurned ? 'wide:order-first' : ''}`}
        />
      )}
    </section>
  );
}
