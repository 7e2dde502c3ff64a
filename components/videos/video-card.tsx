import { useLocale } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import type { CreativeWork } from '@/lib/data/creative-works/creative-work';
import '@/components/ui/card-link.css';

type Props = { video: CreativeWork; loads?: 'soon' | 'late' };

const sizes = '(min-width: 1400px) 420px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw';
const shape =
  'aspect-video w-full transition-[scale] duration-[1.4s] ease-calm group-hover:scale-105';

/** A video in a list. The whole card is a link. */
export function VideoCard({ video, loads = 'late' }: Props) {
  const isForeign = video.language !== useLocale();

  return (
    <article className="group card-link relative h-full overflow-hidden rounded-card pane">
      <div className="relative overflow-hidden">
        <PictureOrFigure
          image={video.image && { ...video.image, alt: '' }}
          title={video.title}
          sizes={sizes}
          loads={loads}
          className={shape}
        />
        <span className="absolute top-4 right-4 grid size-12 place-items-center rounded-full border border-gold/70 bg-ink/70 text-gold transition-colors duration-500 group-hover:bg-gold group-hover:text-ink">
          <Icon name="play" className="ml-0.5 size-6" />
        </span>
      </div>
      <div className="grid gap-2 p-6">
        {video.date && (
          <FormattedDate date={video.date} style="list" className="text-base text-champagne" />
        )}
        <h2
          lang={isForeign ? video.language : undefined}
          className="font-display text-[1.375rem] leading-tight wrap-anywhere"
        >
          <PageLink
            href={{ pathname: '/videos/[slug]', params: { slug: video.slug } }}
            className="card-cover card-link-target"
          >
            {video.title}
          </PageLink>
        </h2>
      </div>
    </article>
  );
}
