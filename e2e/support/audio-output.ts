import type { Page } from '@playwright/test';

/**
 * Makes every page keep the last two thirds of a second of what it plays through Web Audio, for `heardLoudness` and
 * `heardSamples`. Call this before the page is opened.
 */
export async function rememberSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const analyser = new AnalyserNode(this.context, { fftSize: 32_768 });
        Object.assign(window, { analyser });
        connect.call(this, analyser);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
}

/** How loud the last two thirds of a second were: the root mean square, 0 to 1. 0 when nothing has sounded yet. */
export const heardLoudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { analyser } = window as { analyser?: AnalyserNode };
    if (!analyser) return 0;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
  });

/** The samples of the last two thirds of a second. */
export const heardSamples = (page: Page): Promise<{ samples: number[]; rate: number }> =>
  page.evaluate(() => {
    const { analyser } = window as unknown as { analyser: AnalyserNode };
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return { samples: [...samples], rate: analyser.context.sampleRate };
  });

/**
 * The frequency, in hertz, of the partial that is closest to the frequency `near`. It is computed from how far the
 * phase of the partial turns between the first and the second half of the samples. The result is exact to some
 * thousandths of a hertz while the partial is within one hertz of `near`.
 */
export function pitchNear(near: number, { samples, rate }: { samples: number[]; rate: number }) {
  const half = Math.floor(samples.length / 2);
  const [first, second] = [0, half].map((start) => partial(near, { samples, rate, start, half }));
  const turned = Math.atan2(
    second!.imaginary * first!.real - second!.real * first!.imaginary,
    second!.real * first!.real + second!.imaginary * first!.imaginary,
  );

  return { hz: near + (turned * rate) / (2 * Math.PI * half), strength: first!.strength };
}

type Part = { samples: number[]; rate: number; start: number; half: number };

function partial(hz: number, { samples, rate, start, half }: Part) {
  let [real, imaginary] = [0, 0];
  for (let n = 0; n < half; n++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / half);
    const angle = (2 * Math.PI * hz * (start + n)) / rate;
    real += window * samples[start + n]! * Math.cos(angle);
    imaginary -= window * samples[start + n]! * Math.sin(angle);
  }
  return { real, imaginary, strength: (4 * Math.hypot(real, imaginary)) / half };
}
