import Swiper from 'swiper';

import { copiesFor, reachFor } from './carousel-rules';

export type CarouselMotor = {
  /** Moves by so many slides, negative ones back; the row is a ring. */
  move: (steps: number) => void;
  stop: () => void;
};

type Options = {
  count: number;
  onSlide: (index: number) => void;
  /** A visitor's finger or mouse moves the row. */
  onDrag: () => void;
};

/** Turns the row of slides into a ring that can be moved and dragged. */
export function startCarousel(window: HTMLElement, options: Options): CarouselMotor {
  const { count, onSlide, onDrag } = options;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const track = window.querySelector<HTMLElement>('.carousel-track')!;
  const slides = [...track.children];
  const gap = parseFloat(getComputedStyle(track).columnGap) || 0;
  const copies = duplicate(slides, copiesFor(count) - 1);
  track.append(...copies);
  const scrolled = Math.round(track.scrollLeft / (slides[0]!.clientWidth + gap));
  window.dataset.carousel = 'moving';
  track.scrollLeft = 0;

  const swiper = new Swiper(window, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    spaceBetween: gap,
    loop: true,
    loopAdditionalSlides: reachFor(count) - 1,
    loopPreventsSliding: false,
    initialSlide: scrolled,
    speed: isStill ? 0 : 700,
    threshold: 6,
    on: {
      realIndexChange: ({ realIndex }) => onSlide(realIndex % count),
      sliderFirstMove: onDrag,
    },
  });
  const reveal = (event: FocusEvent) => showFocused(swiper, event, isStill);
  track.addEventListener('focusin', reveal);

  return {
    move: (steps) => moveBy(swiper, steps),
    stop() {
      track.removeEventListener('focusin', reveal);
      swiper.destroy();
      for (const copy of copies) copy.remove();
      delete window.dataset.carousel;
    },
  };
}

// For the eye and the mouse alone: keys and screen readers meet each slide once.
function duplicate(slides: Element[], times: number): Element[] {
  return Array.from({ length: times }, () => slides.map(toCopy)).flat();
}

function toCopy(slide: Element): Element {
  const copy = slide.cloneNode(true) as Element;
  copy.setAttribute('aria-hidden', 'true');
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;

  return copy;
}

function moveBy(swiper: Swiper, steps: number): void {
  swiper.loopFix({ direction: steps < 0 ? 'prev' : 'next' });
  swiper.slideTo(swiper.activeIndex + steps);
}

function showFocused(swiper: Swiper, event: FocusEvent, isStill: boolean): void {
  const slide = (event.target as Element).closest('.carousel-slide');
  const box = slide?.getBoundingClientRect();
  const view = swiper.el.getBoundingClientRect();
  if (!slide || !box || (box.left >= view.left - 1 && box.right <= view.right + 1)) return;

  const steps = swiper.slides.indexOf(slide as HTMLElement) - swiper.activeIndex;
  swiper.slideTo(swiper.activeIndex + steps, isStill ? 0 : 300);
}
