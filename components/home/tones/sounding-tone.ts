import { breathsPerSecond, envelope } from './tone-envelope';
import { showFigure } from './tone-figure';

/** A tone that is playing, with its figure. */
export type SoundingTone = {
  /** Fades the tone and the figure out. */
  stop: () => void;
};

type Options = {
  context: AudioContext;
  hz: number;
  /** The section in which the figure is shown. */
  place: HTMLElement;
  /** Called when the tone has ended, at its full length or after a stop. */
  onEnd: () => void;
};

/** The amplitude of the tone, where 1 is the loudest that can be played. */
const loudness = 0.3;

/** The amplitude of the second partial, relative to the first. */
const second = 0.1;

/** Plays a calm tone for at most half a minute. It fades in, its loudness rises and falls slowly, and it fades out. */
export function soundTone({ context, hz, place, onEnd }: Options): SoundingTone {
  const { fadeIn, fadeOut, duration } = envelope;
  const now = context.currentTime;
  const tone = context.createOscillator();
  const partials = [0, 1, second];
  tone.setPeriodicWave(
    context.createPeriodicWave([0, 0, 0], partials, { disableNormalization: true }),
  );
  tone.frequency.value = hz;
  const fades = context.createGain();
  fades.gain.setValueAtTime(0, now);
  fades.gain.linearRampToValueAtTime(loudness, now + fadeIn);
  fades.gain.setValueAtTime(loudness, now + duration - fadeOut);
  fades.gain.linearRampToValueAtTime(0, now + duration);
  // A second gain node for the end: stopping a running ramp of the first node would be heard as a click.
  const end = context.createGain();
  tone.connect(breathing(context)).connect(fades).connect(end).connect(context.destination);
  tone.start();
  tone.stop(now + duration);

  const figure = showFigure(place, hz);
  tone.addEventListener('ended', () => {
    end.disconnect();
    figure.remove();
    onEnd();
  });
  return {
    stop() {
      end.gain.setTargetAtTime(0, context.currentTime, 0.25);
      tone.stop(context.currentTime + 1.6);
      figure.fade();
    },
  };
}

/** A gain node whose gain slowly rises and falls a little. */
function breathing(context: AudioContext): GainNode {
  const breath = context.createGain();
  breath.gain.value = 0.88;
  const slow = context.createOscillator();
  slow.frequency.value = breathsPerSecond;
  const depth = context.createGain();
  depth.gain.value = 0.12;
  slow.connect(depth).connect(breath.gain);
  slow.start();
  slow.stop(context.currentTime + envelope.duration);

  return breath;
}
