import { isMotionStopped } from '@/components/ui/motion';
import { swellingDish } from '@/lib/figures/tone.mjs';

import { frameOf, modesOf } from './figure-frames';
import { envelope, figureSizeAt } from './tone-envelope';

type ToneFigure = {
  /** Fades the figure out. */
  fade: () => void;
  remove: () => void;
};

/** The number of pictures of the figure, from its size at rest to its full size. */
const frames = 9;

const keyframesPerSecond = 5;

/**
 * Draws the figure that waves on water form when this tone is played. It grows and shrinks with the loudness
 * of the tone, which is known in advance: when the tone begins, nine pictures are drawn, and a browser animation then
 * fades between them. While motion is stopped (by the site's control or by the system's setting), there is one picture.
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
      const animation = picture.animate(opacitiesOf(step), envelope.duration * 1000);
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
  return Array.from({ length: envelope.duration * keyframesPerSecond + 1 }, (_, keyframe) => {
    const place = figureSizeAt(keyframe / keyframesPerSecond) * (frames - 1);
    return { opacity: Math.max(0, 1 - Math.abs(place - step)) };
  });
}
