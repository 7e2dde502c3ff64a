import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { FormattedDate } from '@/components/ui/formatted-date';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { colours } from '@/lib/config/colours-outside-css.mjs';
import type { CarouselItem } from '@/lib/data/carousel-item';

type Props = { item: CarouselItem; loads: 'soon' | 'late' };

// On a phone a slide is 280 px wide, but this says 274 px. A screen with a device pixel ratio of 1.75 then loads the
// file of 480 px (1.75 × 274 = 479.5), and a screen with 3 the file of 828 px (822). With 280 px, both would load the
// next larger file.
const sizes = '(min-width: 1400px) 366px, (min-width: 1080px) 27vw, 274px';

// The table of the slides (Supabase) has no column for the colour of a picture.
const unknownColour = colours.plum.slice(1);

/** A slide of the carousel: a title and a link over a picture. */
export function CarouselSlide({ item, loads }: Props) {
  const t = useTranslations('site');
  const { text, textLanguage, url, opensNewTab } = item.button;

  return (
    <li className="carousel-slide">
      {item.imageUrl && (
        <Picture
          image={{ src: item.imageUrl, alt: '', width: 1080, height: 1350, colour: unknownColour }}
          sizes={sizes}
          loads={loads}
        />
      )}
      <div className="carousel-words">
        <FormattedDate date={item.createdOn} style="badge" className="carousel-date" />
        <p
          lang={item.titleLanguage}
          className="mb-5 line-clamp-6 font-display text-heading wrap-anywhere"
        >
          {item.title}
        </p>
        <a
          href={url}
          className={buttonClass('glass', 'button-small self-start')}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          {textLanguage ? <span lang={textLanguage}>{text}</span> : text}
          <Icon name={opensNewTab ? 'away' : 'arrow'} className="size-4" />
          {opensNewTab && <span className="sr-only"> ({t('newTab')})</span>}
        </a>
      </div>
    </li>
  );
}
