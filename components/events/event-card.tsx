import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { DrawnFigure } from '@/components/ui/drawn-figure';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import type { Image } from '@/lib/images';

import { StatusMark } from './status-mark';
import './events.css';

type Props = {
  slug: string;
  title: string;
  image: Image | null;
  /** The date and, where it is known, the time, as they are shown. */
  when: string;
  /** The place's name, then town, state and country in one line. */
  venue?: string;
  venueLanguage?: string;
  place?: string;
  /** The rendered width of the poster, as in the `sizes` attribute. */
  sizes: string;
  loads?: 'first' | 'soon' | 'late';
  status?: 'scheduled' | 'postponed' | 'cancelled';
  heading?: 'h2' | 'h3';
  language?: string;
};

/** An event as a poster with its date and place; it fills the width it is given. */
export function EventCard(props: Props) {
  const { slug, title, when, venue, venueLanguage, place, status = 'scheduled', language } = props;
  const t = useTranslations('event');
  const Heading = props.heading ?? 'h3';

  return (
    <article className="group @container h-full overflow-hidden rounded-card lit pane">
      <div className="flex h-full flex-col @2xl:flex-row">
        <Poster {...props} />
        <div className="flex grow flex-col items-start gap-2 p-6 @2xl:justify-center @2xl:p-12">
          {status !== 'scheduled' && <StatusMark status={status} />}
          <Heading
            lang={language}
            className="line-clamp-2 font-display text-heading wrap-anywhere"
            title={title}
          >
            {title}
          </Heading>
          <p className={`text-champagne ${status === 'cancelled' ? 'line-through' : ''}`}>{when}</p>
          {venue && (
            <p lang={venueLanguage} className="text-haze">
              {venue}
            </p>
          )}
          {place && <p className="text-base text-haze">{place}</p>}
          <p className="mt-auto pt-3 @2xl:mt-0 @2xl:pt-6">
            <PageLink
              href={{ pathname: '/events/[slug]', params: { slug } }}
              className={buttonClass('glass', 'button-small')}
            >
              {t('learnMore')}
              <span className="sr-only"> {t('learnMoreAbout', { title })}</span>
              <Icon name="arrow" className="size-4" />
            </PageLink>
          </p>
        </div>
      </div>
    </article>
  );
}

function Poster({ image, title, sizes, loads, status }: Props) {
  const shape = `aspect-800/1132 w-full ${status === 'cancelled' ? 'event-off' : ''}`;

  return (
    <div className="overflow-hidden @2xl:w-2/5 @2xl:shrink-0">
      {image ? (
        <Picture
          image={{ ...image, width: 800, height: 1132 }}
          sizes={sizes}
          loads={loads}
          className={`${shape} transition-[scale] duration-[1.6s] ease-calm group-hover:scale-103`}
        />
      ) : (
        <DrawnFigure title={title} className={shape} />
      )}
    </div>
  );
}
