import Swiper from 'swiper';

export type HeroMotor = {
  previous: () => void;
  next: () => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
};

type Options = {
  onSlide: (index: number) => void;
  /** It moves by itself, or no longer does: because of a visitor's finger, or because it was told to. */
  onPlaying: (isPlaying: boolean) => void;
};

const restMs = 5000;
const moveMs = 900;

/**
 * Makes the slides a ring of which one is seen, moving by itself until a visitor takes hold of it. Swiper's own clock
 * would wake the page 60 times a second, all along.
 */
export function startHero(window: HTMLElement, { onSlide, onPlaying }: Options): HeroMotor {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
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

  let clock: ReturnType<typeof setInterval>;

  function play() {
    clearInterval(clock);
    clock = setInterval(() => document.hidden || swiper.slideNext(), moveMs + restMs);
    onPlaying(true);
  }

  function pause() {
    clearInterval(clock);
    onPlaying(false);
  }

  if (!isStill) play();

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    play,
    pause,
    stop() {
      clearInterval(clock);
      swiper.destroy();
      delete window.dataset.newest;
    },
  };
}

// What is beside the window is neither met by keys nor read out.
function showOne({ slides, activeIndex }: Swiper): void {
  for (const [index, slide] of slides.entries()) {
    slide.inert = index !== activeIndex;
    slide.ariaHidden = index === activeIndex ? null : 'true';
  }
}
