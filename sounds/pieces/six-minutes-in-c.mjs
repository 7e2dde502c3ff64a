/**
 * The piece of the listening test, in two versions that differ only in their tuning.
 * @param {'a' | 'b'} version
 * @param {number} c5 the C above middle C, in hertz
 * @returns {import('../score/play.mjs').Piece}
 */
const version = (version, c5) => ({
  ...{ name: `six-minutes-in-c-${version}`, title: `Version ${version.toUpperCase()}` },
  ...{ bpm: 74, meter: 4, tail: 4.8 },
  // Both versions have the same random deviations, because `hands` is their seed.
  ...{ hands: 'six-minutes-in-c' },
  tuning: { a4: (c5 * 5) / 6, just: 'c' },
  room: { seconds: 1.8, size: 0.9, wet: 0.24, dark: 0.4 },
  voices: [
    {
      ...{ instrument: 'piano', step: 0.5, gain: -4, spread: 0.35, hold: 'bar' },
      dynamics: [0.36, 0.4, 0.4, 0.4, 0.38, 0.3],
      bars: `c3 g3 e4 g3 c3 g3 e4 g3 | f2 c3 a3 c3 f2 c3 a3 c3 | a2 e3 c4 e3 g2 d3 b3 d3 |
        d3 a3 f4 a3 a2 e3 c4 e3 | f2 c3 a3 c3 g2 d3 b3 d3 | c2 g2 e3 g3 c4:2`,
    },
    {
      ...{ instrument: 'piano', step: 1, gain: 0, spread: 0.35, hold: 'bar' },
      dynamics: [0.56, 0.6, 0.56, 0.58, 0.52, 0.44],
      bars: `c5:2 d5 e5 | f5:1.5 e5:0.5 d5 c5 | c5 e5 d5:2 | f5 d5 c5 e5 | a4 c5 b4 d5 | c5:4`,
    },
  ],
});

export const sixMinutesInC = [version('a', 528), version('b', 523.25)];
