import { toWaveform, waveformSize } from './waveform';

const heights = (path: string) =>
  [...path.matchAll(/q4-(\d+) 8 0/g)].map(([, height]) => Number(height));

describe('toWaveform', () => {
  it('is as high as the loudest moment of each part, and never higher than its picture', () => {
    const peaks = Array.from({ length: 160 }, (_, part) => (part < 80 ? 100 : 10));
    const drawn = heights(toWaveform(peaks));

    expect(drawn).toHaveLength(36);
    expect(drawn[0]).toBeLessThanOrEqual(waveformSize.height);
    expect(drawn.slice(0, 18).every((height) => height > 4 * drawn[20]!)).toBe(true);
  });

  it('draws fewer peaks than lobes, and a hundred times as many', () => {
    for (const count of [1, 5, 4000]) {
      const path = toWaveform(Array.from({ length: count }, () => 50));
      expect(new Set(heights(path)).size).toBe(1);
      expect(path.length).toBeLessThan(400);
    }
  });

  it('is a straight line when no loudness is known', () => {
    expect(toWaveform([])).toBe('M0 0h288');
  });
});
