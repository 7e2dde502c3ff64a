import { useTranslations } from 'next-intl';

import { motionIcons } from '@/components/ui/motion-icons';
import { SlideAnnouncement } from '@/components/ui/slide-announcement';
import type { CarouselItem } from '@/lib/data/carousel-item';

import { CarouselRow } from './carousel-row';
import { CarouselSlide } from './carousel-slide';
import './carousel.css';

type Props = {
  items: CarouselItem[];
  /** The accessible name, for a page with more than one carousel. */
  label?: string;
};

/** The carousel: a row of slides with autoplay. Without JavaScript, the visitor scrolls the row. */
export function Carousel({ items, label }: Props) {
  const t = useTranslations('home');
  if (items.length === 0) return null;

  return (
    <CarouselRow
      label={label ?? t('carousel')}
      icons={motionIcons}
      words={{
        previous: t('carouselControls.previous'),
        next: t('carouselControls.next'),
        pause: t('carouselControls.pause'),
        play: t('carouselControls.play'),
      }}
      slides={items.map(({ title, titleLanguage }, index) => ({
        goTo: t('carouselControls.goTo', { number: index + 1 }),
        shown: (
          <SlideAnnouncement
            number={index + 1}
            count={items.length}
            title={title}
            lang={titleLanguage}
          />
        ),
      }))}
    >
      {items.map((item, index) => (
        <CarouselSlide key={item.id} item={item} loads={index === 0 ? 'soon' : 'late'} />
      ))}
    </CarouselRow>
  );
}
