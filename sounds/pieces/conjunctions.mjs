/** A nocturne in D minor: broken chords below a melody. @type {import('../score/play.mjs').Piece} */
export const conjunctions = {
  ...{ name: 'conjunctions', title: 'Conjunctions', bpm: 63, meter: 4, tail: 4.8 },
  room: { seconds: 2.4, size: 1, wet: 0.3, dark: 0.4 },
  voices: [
    {
      ...{ instrument: 'piano', step: 0.5, gain: -3, spread: 0.35, hold: 'bar' },
      dynamics: [0.3, 0.36, 0.4, 0.42, 0.4, 0.46, 0.4, 0.3, 0.22],
      bars: `d2 a2 f3 a3 e4 a3 f3 a3 | bb1 f2 d3 f3 a3 f3 d3 f3 | a1 f2 c3 f3 g3 f3 c3 f3 |
        c2 g2 e3 g3 d4 g3 e3 g3 | g1 d2 bb2 d3 a3 d3 bb2 d3 | bb1 f2 d3 f3 a3 f3 d3 f3 |
        a1 e2 d3 e3 a2 e3 cs3 e3 | d2 a2 e3 f3 a3 d4:1.5 | d2+a2+f3:4`,
    },
    {
      ...{ instrument: 'piano', step: 1, gain: 0, spread: 0.35, hold: 'bar' },
      dynamics: [0.5, 0.6, 0.56, 0.6, 0.58, 0.7, 0.6, 0.46, 0.34],
      bars: `- a4 d5:1.5 e5:0.5 | f5:2 e5 d5 | c5:2 a4 c5 | e5:1.5 d5:0.5 c5 g4 | bb4:1.5 a4:0.5 bb4 d5 |
        f5:1.5 e5:0.5 d5:2 | d5 e5 cs5:2 | d5:4~ | a4+d5:4~`,
    },
  ],
};
