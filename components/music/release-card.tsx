import { useLocale } from 'next-intl';

import { DrawnFigure } from '@/components/ui/drawn-figure';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { dateParts } from '@/lib/dates';
import type { Work } from '@/lib/wordpress/work';
import '@/components/ui/card-link.css';

type Props = { release: Work; loads?: 'soon' | 'late' };

const sizes = '(min-width: 1280px) 310px, (min-width: 980px) 30vw, (min-width: 480px) 45vw, 92vw';
const shape =
  'aspect-square w-full transition-[scale] duration-[1.4s] ease-calm group-hover:scale-105';

/** A release in a list, as its cover; all of the card leads to it. */
export function ReleaseCard({ release, loads = 'late' }: Props) {
  const isForeign = release.language !== useLocale();

  return (
    <article className="group card-link relative h-full overflow-hidden rounded-card pane">
      <div className="overflow-hidden">
        {release.image ? (
          <Picture
            image={{ ...release.image, alt: '' }}
            sizes={sizes}
            loads={loads}
            className={shape}
          />
        ) : (
          <DrawnFigure title={release.title} className={shape} />
        )}
      </div>
      <div className="grid gap-1 p-5">
        <h2
          lang={isForeign ? release.language : undefined}
          className="font-display text-[1.375rem] leading-tight wrap-anywhere"
        >
          <PageLink
            href={{ pathname: '/music/[slug]', params: { slug: release.slug } }}
            className="card-cover card-link-target"
          >
            {release.title}
          </PageLink>
        </h2>
        <p className="text-base text-haze">{dateParts(release.date).year}</p>
      </div>
    </article>
  );
}
