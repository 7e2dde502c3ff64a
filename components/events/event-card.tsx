import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import type { Admission } from '@/lib/data/events/queries';
import type { Image } from '@/lib/media/image';

import { AvailabilityMark } from './availability-mark';
import { sizesOf, type CardWidth } from './card-rows';
import { StatusMark } from './status-mark';
import './event-card.css';

type Props = {
  slug: string;
  title: string;
  image: Image | null;
  /** The date and, if known, the time, as shown. */
  when: string;
  /** Whether the event does not take place on that date. */
  isDateOff?: boolean;
  /** `venue` is the name of the venue; `place` is town, state and country in one line. */
  venue?: string;
  place?: string;
  /** The width of the card in its row. */
  width: CardWidth;
  loads?: 'first' | 'soon' | 'late';
  status?: 'scheduled' | 'postponed' | 'cancelled';
  /** Only for an event that visitors can still attend. */
  admission?: Admission;
  heading?: 'h2' | 'h3' | 'h4';
  language?: string;
};

/**
 * The number of characters that fit into two lines on most cards. A longer title may be cut, so it gets a tooltip with
 * the whole title.
 */
const shortTitle = 40;

/** An event in a list: its poster with date and venue. It fills its column. */
export function EventCard(props: Props) {
  const { slug, title, when, venue, place, status = 'scheduled', language } = props;
  const { isDateOff = status === 'cancelled' } = props;
  const t = useTranslations('event');
  const Heading = props.heading ?? 'h3';

  return (
    <article className="group @container h-full overflow-hidden rounded-card lit pane">
      <div className={`event-card event-card-${props.width}`}>
        <Poster {...props} />
        <div className="event-card-words">
          {status !== 'scheduled' && <StatusMark status={status} />}
          {props.admission && <AvailabilityMark admission={props.admission} />}
          <Heading
            lang={language}
            className="event-card-title line-clamp-2 font-display wrap-anywhere"
            title={title.length > shortTitle ? title : undefined}
          >
            {title}
          </Heading>
          <p className={`text-champagne ${isDateOff ? 'line-through' : ''}`}>{when}</p>
          {venue && <p className="text-haze">{venue}</p>}
          {place && <p className="text-base text-haze">{place}</p>}
          <p className="event-card-link">
            <PageLink
              href={{ pathname: '/events/[slug]', params: { slug } }}
              className={buttonClass('glass', 'button-small')}
            >
              {t('learnMore')}
              <span className="sr-only">
                <AboutWords title={title} language={language} />
              </span>
              <Icon name="arrow" className="size-4" />
            </PageLink>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Tells screen readers what the link is about: text in the page's language, and a title that may be in another one. */
function AboutWords({ title, language }: Pick<Props, 'title' | 'language'>) {
  const t = useTranslations('event');
  if (!language) return ` ${t.markup('learnMoreAbout', { title: () => title })}`;

  return <> {t.rich('learnMoreAbout', { title: () => <span lang={language}>{title}</span> })}</>;
}

function Poster({ image, title, width, loads, status }: Props) {
  const shape = `aspect-800/1132 w-full ${status === 'cancelled' ? 'event-off' : ''}`;

  return (
    <div className="event-card-poster">
      <PictureOrFigure
        image={image && { ...image, width: 800, height: 1132 }}
        title={title}
        sizes={sizesOf[width]}
        loads={loads}
        className={`${shape} transition-[scale] duration-[1.6s] ease-calm group-hover:scale-104`}
        figure={{ className: shape }}
      />
    </div>
  );
}
