/** A fingerpicked song for a guitar and a piano. @type {import('../score/play.mjs').Piece} */
export const balcony = {
  ...{ name: 'balcony', title: 'Balcony', bpm: 80, meter: 4, tail: 4.8 },
  room: { seconds: 1.7, size: 0.8, wet: 0.22, dark: 0.4 },
  voices: [
    {
      ...{ instrument: 'guitar', step: 0.5, gain: 0, pan: -0.2, hold: 'bar', roll: 0.035 },
      dynamics: [0.44, 0.48, 0.5, 0.52, 0.5, 0.56, 0.54, 0.46, 0.4],
      bars: `c3 g3 c4 e4 d4 c4 g3 c4 | b2 g3 b3 d4 b3 d4 g3 b3 | a2 e3 a3 c4 e4 c4 a3 c4 |
        f2 c3 f3 a3 c4 a3 g3 a3 | e2 c3 g3 c4 e4 c4 g3 c4 | d3 a3 c4 f4 c4 f4 a3 c4 |
        g2 d3 g3 c4 b3 d4 g3 b3 | c3 g3 c4 e4 d4 c4 g3 c4 | c3+g3+c4+e4:4`,
    },
    {
      ...{ instrument: 'piano', step: 1, gain: -1, pan: 0.2, hold: 'bar' },
      dynamics: [0.5, 0.54, 0.52, 0.6, 0.56, 0.66, 0.58, 0.46, 0.36],
      bars: `e5:1.5 d5:0.5 c5 g4 | d5:2 b4 d5 | c5:1.5 b4:0.5 a4:2 | a4 c5 f5 e5 | e5:1.5 d5:0.5 c5:2 |
        d5 f5 a5' f5 | e5 d5 b4:2 | c5:4 | g4+c5+e5:4`,
    },
  ],
};
