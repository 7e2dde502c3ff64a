import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { peakCount, peaksOf } from './peaks.mjs';

/** The peaks of an audio file, computed as the track list in the editor of WordPress does. */
function editorsPeaksOf(channels: Float32Array[]): number[] {
  const window = {
    wp: { element: {}, i18n: {} },
    headlessCompanionTracks: {} as { peaksOf: typeof peaksOf },
  };
  const file = '../../wordpress/headless-companion/assets/track-sound.js';
  runInNewContext(readFileSync(join(__dirname, file), 'utf8'), { window });

  return [...window.headlessCompanionTracks.peaksOf(channels)];
}

const wave = (turn: number) => Float32Array.from({ length: 9_999 }, (_, n) => Math.sin(n * turn));

it('is the same for the demo and for what editors choose in WordPress', () => {
  const channels = [wave(0.0013), wave(0.002)];

  expect(editorsPeaksOf(channels)).toEqual(peaksOf(channels));
  expect(Math.max(...peaksOf(channels))).toBe(100);
});

it('has as many parts for a sound with fewer samples than parts', () => {
  expect(editorsPeaksOf([new Float32Array(50)])).toEqual(Array(peakCount).fill(0));
});
