import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

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

/** Makes the slides a ring of which one is seen, moving by itself until a visitor takes hold of it. */
export function startHero(window: HTMLElement, { onSlide, onPlaying }: Options): HeroMotor {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.dataset.newest = 'moving';

  const swiper = new Swiper(window, {
    modules: [Autoplay],
    wrapperClass: 'newest-track',
    slideClass: 'newest-slide',
    loop: true,
    loopPreventsSliding: false,
    speed: isStill ? 0 : 900,
    threshold: 6,
    autoplay: isStill ? false : { delay: restMs, disableOnInteraction: true },
    on: {
      init: showOne,
      slideChange: showOne,
      realIndexChange: ({ realIndex }) => onSlide(realIndex),
      autoplayStart: () => onPlaying(true),
      autoplayStop: () => onPlaying(false),
    },
  });
  onPlaying(!isStill);

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    stop() {
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
