import { useTranslations } from 'next-intl';

import { motionIcons } from '@/components/ui/motion-icons';
import type { CarouselItem } from '@/lib/carousel';

import { CarouselRow } from './carousel-row';
import { CarouselSlide } from './carousel-slide';
import './carousel.css';

type Props = {
  items: CarouselItem[];
  /** Its name, where another one stands on the same page. */
  label?: string;
};

/** What is on just now: a row of slides that moves by itself, and without JavaScript is scrolled. */
export function Carousel({ items, label }: Props) {
  const t = useTranslations('home');
  if (items.length === 0) return null;
  const count = items.length;

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
      slides={items.map(({ title }, index) => ({
        goTo: t('carouselControls.goTo', { number: index + 1 }),
        shown: t('carouselControls.shown', { number: index + 1, count, title }),
      }))}
    >
      {items.map((item, index) => (
        <CarouselSlide key={item.id} item={item} loads={index === 0 ? 'soon' : 'late'} />
      ))}
    </CarouselRow>
  );
}
