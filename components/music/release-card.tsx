import { useLocale } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import { PlayButton } from '@/components/ui/play-button';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import { dateParts } from '@/lib/i18n/dates';
import { localizedPath } from '@/lib/i18n/href';
import type { CreativeWork } from '@/lib/data/creative-works/creative-work';
import '@/components/ui/card-link.css';

type Props = { release: CreativeWork; loads?: 'soon' | 'late' };

const sizes = '(min-width: 1280px) 310px, (min-width: 980px) 30vw, (min-width: 480px) 45vw, 92vw';
const shape =
  'aspect-square w-full transition-[scale] duration-[1.4s] ease-calm group-hover:scale-105';

/**
 * A release in a list: its cover. The whole card is a link. If the release can be played on this site, the card also
 * has a play button.
 */
export function ReleaseCard({ release, loads = 'late' }: Props) {
  const locale = useLocale();
  const isForeign = release.language !== locale;
  const isPlayable = release.playableTracks > 0;
  const href = { pathname: '/music/[slug]', params: { slug: release.slug } } as const;

  return (
    <article className="group card-link relative h-full overflow-hidden rounded-card pane">
      <div className="overflow-hidden">
        <PictureOrFigure
          image={release.image && { ...release.image, alt: '' }}
          title={release.title}
          sizes={sizes}
          loads={loads}
          className={shape}
        />
      </div>
      <div className={`grid gap-1 p-5 ${isPlayable ? 'pr-18' : ''}`}>
        <h2
          lang={isForeign ? release.language : undefined}
          className="font-display text-[1.375rem] leading-tight wrap-anywhere"
        >
          <PageLink href={href} className="card-cover card-link-target">
            {release.title}
          </PageLink>
        </h2>
        {release.date && <p className="text-base text-haze">{dateParts(release.date).year}</p>}
        {isPlayable && (
          <form className="absolute right-4 bottom-4 z-10">
            <PlayButton isPage name={release.title} address={localizedPath(href, locale)} />
          </form>
        )}
      </div>
    </article>
  );
}
