/** A music box and a harp, in C Lydian. @type {import('../score/play.mjs').Piece} */
export const throughTheCupboard = {
  ...{ name: 'through-the-cupboard', title: 'Through the Cupboard', bpm: 122, meter: 3, tail: 4.8 },
  room: { seconds: 2, size: 0.8, wet: 0.28, dark: 0.3 },
  voices: [
    {
      ...{ instrument: 'musicBox', step: 1, gain: -2, pan: 0.1, spread: 0.2, roll: 0.06 },
      dynamics: [
        0.5, 0.56, 0.54, 0.5, 0.6, 0.54, 0.56, 0.48, 0.52, 0.6, 0.64, 0.6, 0.56, 0.5, 0.5, 0.44,
        0.4,
      ],
      bars: `e5 g5 b5 | c6:2 b5 | fs5 a5 c6 | b5:3 | e6 d6 b5 | g5:2 a5 | b5 a5 fs5 | g5:3 | e5 g5 b5 |
        d6:2 b5 | a5 c6 e6' | d6:3 | c6 b5 g5 | a5 fs5 d5 | g5 e5 fs5 | g5:3 | c5+g5+e6:3`,
    },
    {
      ...{ instrument: 'harp', step: 1, gain: 0, pan: -0.1, spread: 0.3, hold: 'bar', roll: 0.05 },
      dynamics: [
        0.42, 0.45, 0.46, 0.42, 0.5, 0.46, 0.46, 0.42, 0.45, 0.5, 0.52, 0.5, 0.46, 0.44, 0.42, 0.4,
        0.4,
      ],
      bars: `c3 g3 e4 | a2 e3 c4 | d3 a3 fs4 | g2 d3 b3 | e3 b3 g4 | c3 g3 e4 | d3 a3 fs4 | g2 d3 b3 |
        c3 g3 e4 | g2 d3 b3 | a2 e3 c4 | d3 a3 fs4 | c3 g3 e4 | d3 a3 fs4 | e3 b3 g4 | g2 d3 b3 |
        c3+g3+d4+e4:3`,
    },
  ],
};
