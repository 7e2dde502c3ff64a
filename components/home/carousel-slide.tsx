import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { FormattedDate } from '@/components/ui/formatted-date';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { CarouselItem } from '@/lib/carousel';

type Props = { item: CarouselItem; loads: 'soon' | 'late' };

// A slide of a phone is 280 pixels wide. Said as 274, a screen of 1.75 to one takes the file of 480, one of three that of 828.
const sizes = '(min-width: 1400px) 366px, (min-width: 1080px) 27vw, 274px';

export function CarouselSlide({ item, loads }: Props) {
  const t = useTranslations('site');
  const { text, url, opensNewTab } = item.button;

  return (
    <li className="carousel-slide">
      <Picture
        image={{ src: item.imageUrl, alt: '', width: 1080, height: 1350 }}
        sizes={sizes}
        loads={loads}
      />
      <div className="carousel-words">
        <FormattedDate date={item.createdOn} style="badge" className="carousel-date" />
        <p className="mb-5 line-clamp-3 font-display text-heading wrap-anywhere">{item.title}</p>
        <a
          href={url}
          className={buttonClass('glass', 'button-small self-start')}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          {text}
          <Icon name={opensNewTab ? 'away' : 'arrow'} className="size-4" />
          {opensNewTab && <span className="sr-only"> ({t('newTab')})</span>}
        </a>
      </div>
    </li>
  );
}
