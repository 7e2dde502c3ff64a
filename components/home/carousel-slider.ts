import Swiper from 'swiper';

import { isHeld, startAutoplay, watchPointer, type CarouselAutoplay } from './carousel-autoplay';
import { loadAhead } from './carousel-pictures';
import { roundsFor, startOf } from './carousel-ring';
import { assertPresent } from '@/components/ui/assert-present';
import { isMotionStopped } from '@/components/ui/motion';

export type CarouselSlider = {
  /** Moves by this number of slides; a negative number moves back. After the last slide comes the first. */
  move: (steps: number) => void;
  /** Calls `onTime` whenever the row has stayed still long enough for the next slide. */
  autoplay: (onTime: () => void) => CarouselAutoplay;
  stop: () => void;
};

type Options = {
  count: number;
  onSlide: (index: number) => void;
  /** Called when a visitor begins to drag the row. */
  onDrag: () => void;
};

/**
 * Turns the row of slides into a ring that can be moved and dragged. The loop mode of Swiper moves elements in the
 * document, and each move counts as a layout shift. Here the row contains the slides several times, and jumps back by
 * whole rounds, which visitors do not see.
 */
export function createCarouselSlider(window: HTMLElement, { count, onSlide, onDrag }: Options) {
  const track = assertPresent(window.querySelector<HTMLElement>('.carousel-track'));
  const slides = [...track.children];
  const gap = parseFloat(getComputedStyle(track).columnGap) || 0;
  const place = Math.round(track.scrollLeft / (assertPresent(slides[0]).clientWidth + gap));
  const copies = duplicate(slides, roundsFor(count) - 1);
  track.append(...copies);
  track.scrollLeft = 0;
  watchPointer(window);
  window.dataset.carousel = 'moving';

  const swiper = new Swiper(window, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    spaceBetween: gap,
    initialSlide: place,
    speed: isMotionStopped() ? 0 : 700,
    threshold: 6,
    on: {
      activeIndexChange: (moved) => {
        loadAhead(moved.slides, moved.activeIndex);
        onSlide(moved.activeIndex % count);
      },
      touchStart: (touched) => jump(touched, startOf(touched.activeIndex, -1, count)),
      sliderFirstMove: onDrag,
    },
  });
  loadAhead(swiper.slides, place);
  track.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) showFocused(swiper, target);
  });

  return {
    move: (steps) => move(swiper, steps, count),
    autoplay: (onTime) => startAutoplay(() => isHeld(window), onTime),
    stop() {
      swiper.destroy();
      for (const copy of copies) copy.remove();
      delete window.dataset.carousel;
    },
  } satisfies CarouselSlider;
}

// Keyboard and screen readers skip the copies, so that they get each slide once.
function duplicate(slides: Element[], times: number): Element[] {
  return Array.from({ length: times }, () => slides.map(toCopy)).flat();
}

function toCopy(slide: Element): Element {
  const copy = document.importNode(slide, true);
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
  loadAhead(swiper.slides, place);
  swiper.slideTo(place, 0, false);
  // Forces a layout at the start position. Without it, the transition of the move would not run.
  void swiper.wrapperEl.offsetWidth;
}

function showFocused(swiper: Swiper, focused: Element): void {
  const slide = focused.closest<HTMLElement>('.carousel-slide');
  const box = slide?.getBoundingClientRect();
  const left =
    swiper.el.getBoundingClientRect().left + parseFloat(getComputedStyle(swiper.el).paddingLeft);
  if (!slide || !box || (box.left >= left - 1 && box.right <= left + swiper.width + 1)) return;

  swiper.slideTo(swiper.slides.indexOf(slide), 0);
}
