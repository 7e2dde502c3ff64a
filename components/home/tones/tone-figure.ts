import { isMotionStopped } from '@/components/ui/motion';
import { swellingDish } from '@/lib/figures/tone.mjs';

import { frameOf, modesOf } from './figure-frames';
import { course, swellAt } from './tone-course';

type ToneFigure = {
  /** Fades the figure out. */
  fade: () => void;
  remove: () => void;
};

/** The number of pictures of the figure, from its size at rest to its full size. */
const frames = 9;

const keyframesPerSecond = 5;

/**
 * Shows the figure of a tone, which grows and shrinks with the loudness of the tone. The pictures are drawn once; the
 * browser then fades from one to the next without a script. While motion is stopped, there is one picture that does not
 * move.
 */
export function showFigure(place: HTMLElement, hz: number): ToneFigure {
  const since = performance.now();
  const figure = document.createElement('div');
  figure.className = 'tone-figure';
  figure.ariaHidden = 'true';
  place.prepend(figure);
  const isStill = isMotionStopped();
  const steps = isStill ? [(frames - 1) / 2] : Array.from({ length: frames }, (_, step) => step);
  const modes = modesOf(hz);
  let isOver = false;

  // One picture in each frame, so that no frame takes long.
  function drawNext(): void {
    const step = steps.shift();
    if (isOver || step === undefined) return;
    const picture = frameOf(modes, swellingDish(hz, step / (frames - 1)));
    figure.append(picture);
    if (!isStill) {
      const animation = picture.animate(opacitiesOf(step), course.longest * 1000);
      animation.currentTime = performance.now() - since;
    }
    figure.setAttribute('data-shown', '');
    setTimeout(drawNext);
  }
  drawNext();

  return {
    fade: () => figure.removeAttribute('data-shown'),
    remove() {
      isOver = true;
      figure.remove();
    },
  };
}

/**
 * The opacity of a picture over the course of the tone: 1 when the figure has the size of this picture, and less the
 * nearer it comes to the size of the next one.
 */
function opacitiesOf(step: number): Keyframe[] {
  return Array.from({ length: course.longest * keyframesPerSecond + 1 }, (_, keyframe) => {
    const place = swellAt(keyframe / keyframesPerSecond) * (frames - 1);
    return { opacity: Math.max(0, 1 - Math.abs(place - step)) };
  });
}
