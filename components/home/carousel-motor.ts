import Swiper from 'swiper';

import { roundsFor, startOf } from './carousel-rules';

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

/**
 * Turns the row of slides into a ring that can be moved and dragged. Swiper's own loop would move elements about, which
 * counts as a shift of the page each time; here the row is repeated, and jumps back by whole rounds unseen.
 */
export function startCarousel(window: HTMLElement, { count, onSlide, onDrag }: Options) {
  const track = window.querySelector<HTMLElement>('.carousel-track')!;
  const slides = [...track.children];
  const gap = parseFloat(getComputedStyle(track).columnGap) || 0;
  const place = Math.round(track.scrollLeft / (slides[0]!.clientWidth + gap));
  const copies = duplicate(slides, roundsFor(count) - 1);
  track.append(...copies);
  track.scrollLeft = 0;
  window.dataset.carousel = 'moving';

  const swiper = new Swiper(window, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: place,
    speed: isStill() ? 0 : 700,
    threshold: 6,
    on: {
      activeIndexChange: ({ activeIndex }) => onSlide(activeIndex % count),
      touchStart: (touched) => jump(touched, startOf(touched.activeIndex, -1, count)),
      sliderFirstMove: onDrag,
    },
  });
  track.addEventListener('focusin', ({ target }) => showFocused(swiper, target as Element));

  return {
    move: (steps) => move(swiper, steps, count),
    stop() {
      swiper.destroy();
      for (const copy of copies) copy.remove();
      delete window.dataset.carousel;
    },
  } satisfies CarouselMotor;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

function move(swiper: Swiper, steps: number, count: number): void {
  const start = startOf(swiper.activeIndex, steps, count);
  jump(swiper, start);
  swiper.slideTo(start + steps);
}

function jump(swiper: Swiper, place: number): void {
  if (place === swiper.activeIndex) return;
  swiper.slideTo(place, 0, false);
  // The browser has to see the row there before it sees it leave.
  void swiper.wrapperEl.offsetWidth;
}

function showFocused(swiper: Swiper, focused: Element): void {
  const slide = focused.closest('.carousel-slide');
  const box = slide?.getBoundingClientRect();
  const left =
    swiper.el.getBoundingClientRect().left + parseFloat(getComputedStyle(swiper.el).paddingLeft);
  if (!slide || !box || (box.left >= left - 1 && box.right <= left + swiper.width + 1)) return;

  swiper.slideTo(swiper.slides.indexOf(slide as HTMLElement), 0);
}
