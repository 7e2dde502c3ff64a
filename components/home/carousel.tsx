import { Picture } from '@/components/ui/picture';
import { FormattedDate } from '@/components/ui/formatted-date';
import type { CarouselItem } from '@/lib/carousel';

type Props = { items: CarouselItem[]; label: string };

/** A row of slides that scrolls by itself only when a visitor scrolls it. */
export function Carousel({ items, label }: Props) {
  if (items.length === 0) return null;

  return (
    <section aria-label={label}>
      <ul tabIndex={0} aria-label={label} className="flex snap-x gap-6 overflow-x-auto py-8">
        {items.map((item) => (
          <li
            key={item.id}
            className="relative w-[max(280px,calc(100%/3.5))] shrink-0 snap-start overflow-hidden rounded-2xl"
          >
            <Slide item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ item }: { item: CarouselItem }) {
  const { text, url, opensNewTab } = item.button;

  return (
    <>
      <Picture
        image={{ src: item.imageUrl, alt: '', width: 1080, height: 1350 }}
        sizes="(min-width: 980px) 28vw, 280px"
        className="aspect-4/5 w-full"
      />
      <div className="absolute inset-x-0 bottom-0 grid gap-2 bg-linear-to-t from-ink to-transparent p-6 pt-24">
        <FormattedDate date={item.createdOn} style="badge" className="text-sm text-haze" />
        <h2 className="font-display text-2xl">{item.title}</h2>
        <a
          href={url}
          className="justify-self-start rounded-full bg-gold px-5 py-2 text-base text-ink"
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          {text}
        </a>
      </div>
    </>
  );
}
