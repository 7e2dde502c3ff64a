import { createHash } from 'node:crypto';

import { bytesOf } from './encode.mjs';
import { instruments } from './instruments/index.mjs';
import { lufsOf, powerOf, target } from './measure/loudness.mjs';
import { strongestPartial } from './measure/spectrum.mjs';
import { truePeakOf } from './measure/true-peak.mjs';
import { render } from './mix.mjs';
import { pieces } from './pieces/index.mjs';
import { rate } from './rate.mjs';
import { barsOf, play } from './score/play.mjs';
import type { Piece } from './score/play.mjs';

const short: Piece = {
  ...{ name: 'short', title: 'Short', bpm: 90, meter: 3, tail: 3 },
  room: { seconds: 1.2, size: 0.7, wet: 0.3, dark: 0.4 },
  voices: [
    { instrument: 'harp', step: 1, gain: 0, bars: 'a3 e4 a4 | a4:3' },
    { instrument: 'piano', step: 3, gain: -3, pan: -0.4, hold: 'bar', bars: 'a2+e3 | a2' },
    { instrument: 'bowl', step: 3, gain: -8, pan: 0.5, bars: '- | a4' },
  ],
};
const channels = render(short);

it('gives the same bytes everywhere', () => {
  const digest = createHash('sha256').update(bytesOf(channels)).digest('hex');

  expect(digest).toBe('169a26fb1f65a8572a7c5d8b9e0456919030491c735f60271eccfcba73d68da6');
  expect(bytesOf(render(short)).equals(bytesOf(channels))).toBe(true);
});

it('is as loud as every other piece, without a clipped sample or an offset', () => {
  expect(lufsOf(powerOf(channels))).toBeCloseTo(target.lufs, 1);
  expect(20 * Math.log10(truePeakOf(channels))).toBeLessThan(target.truePeak);
  for (const samples of channels) {
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.0001);
  }
});

it('begins and ends with silence', () => {
  const quiet = (samples: Float64Array) => Math.max(...samples.map(Math.abs));

  for (const samples of channels) {
    expect(quiet(samples.subarray(0, rate * 0.01))).toBeLessThan(0.001);
    expect(quiet(samples.subarray(-rate * 0.02))).toBeLessThan(0.001);
  }
});

const pitched = Object.entries(instruments).filter(([name]) => name !== 'frameDrum');

it.each(pitched)('tunes %s to a tenth of a hertz', (_, instrument) => {
  for (const hz of [216, 432, 741]) {
    const tone = instrument({ hz, velocity: 0.6, hold: 1.6, seed: 'test' });
    const low = lowPart(tone.subarray(rate * 0.1, rate * 1.5), hz);
    const heard = strongestPartial(low, rate / 8);

    expect(Math.abs(heard - hz)).toBeLessThan(0.1);
  }
});

it.each(pieces)('plays $name in complete bars, with audible notes', (piece) => {
  const notes = piece.voices.flatMap((voice, index) => play(piece, voice, index));

  expect(barsOf(piece)).toBeGreaterThan(3);
  expect(notes.length).toBeGreaterThan(5);
  for (const { hz, velocity, pan } of notes) {
    expect(hz).toBeGreaterThan(40);
    expect(hz).toBeLessThan(3000);
    expect(velocity).toBeLessThan(1.3);
    expect(Math.abs(pan)).toBeLessThanOrEqual(1);
  }
});

it('plays no two pieces alike', () => {
  const scores = pieces.map(({ voices, tuning }) => JSON.stringify([voices, tuning]));

  expect(new Set(scores).size).toBe(pieces.length);
  expect(pieces.length).toBeGreaterThanOrEqual(9);
});

/**
 * The tone without its higher partials, of which one may be stronger than the first. Returns every eighth sample.
 */
function lowPart(tone: Float64Array, hz: number): Float64Array {
  const smooth = 1 - Math.exp((-2 * Math.PI * hz) / rate);
  const out = tone.slice();
  for (let round = 0; round < 4; round++) {
    let last = 0;
    for (let n = 0; n < out.length; n++) out[n] = last += smooth * (out[n]! - last);
  }
  return out.filter((_, n) => n % 8 === 0);
}
