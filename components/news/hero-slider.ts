import Swiper from 'swiper';

import { isMotionStopped } from '@/components/ui/motion';

export type HeroSlider = {
  previous: () => void;
  next: () => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
};

type Options = {
  onSlide: (index: number) => void;
  /** Called when autoplay has started or stopped: by a visitor who swipes, or by the functions of the slider below. */
  onPlaying: (isPlaying: boolean) => void;
};

const restMs = 5000;
const moveMs = 900;

/**
 * Shows one slide at a time, in a loop, and plays automatically until a visitor takes over. The autoplay of Swiper is
 * not used, because it would run a timer in every frame.
 */
export function createHeroSlider(window: HTMLElement, { onSlide, onPlaying }: Options): HeroSlider {
  const isStill = isMotionStopped();
  window.dataset.newest = 'moving';

  const swiper = new Swiper(window, {
    wrapperClass: 'newest-track',
    slideClass: 'newest-slide',
    loop: true,
    loopPreventsSliding: false,
    speed: isStill ? 0 : moveMs,
    threshold: 6,
    on: {
      init: showOne,
      slideChange: showOne,
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      touchStart: pause,
    },
  });

  let timer: ReturnType<typeof setTimeout>;

  function play() {
    clearTimeout(timer);
    timer = setTimeout(advance, restMs);
    onPlaying(true);
  }

  function advance() {
    if (!document.hidden && !isMotionStopped()) swiper.slideNext();
    timer = setTimeout(advance, moveMs + restMs);
  }

  function pause() {
    clearTimeout(timer);
    onPlaying(false);
  }

  if (!isStill) play();

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    play,
    pause,
    stop() {
      clearTimeout(timer);
      swiper.destroy();
      delete window.dataset.newest;
    },
  };
}

// All slides except the shown one take no focus, and are hidden from screen readers. A focus in the slides moves to the
// link of the shown one.
function showOne({ el, slides, activeIndex }: Swiper): void {
  const hasFocus = el.contains(document.activeElement);
  for (const [index, slide] of slides.entries()) {
    const isShown = index === activeIndex;
    slide.inert = !isShown;
    slide.ariaHidden = isShown ? null : 'true';
    if (isShown && hasFocus) slide.querySelector('a')?.focus();
  }
}
