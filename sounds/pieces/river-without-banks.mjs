/** A piano melody over the broken chords of a guitar. @type {import('../score/play.mjs').Piece} */
export const riverWithoutBanks = {
  ...{ name: 'river-without-banks', title: 'River Without Banks', bpm: 164, meter: 6, tail: 4.8 },
  room: { seconds: 2.2, size: 1, wet: 0.24, dark: 0.4 },
  voices: [
    {
      ...{ instrument: 'guitar', step: 1, gain: 0, pan: -0.25, roll: 0.03 },
      dynamics: [0.42, 0.45, 0.5, 0.5, 0.54, 0.56, 0.6, 0.52, 0.56, 0.6, 0.62, 0.56, 0.5, 0.4],
      bars: `g2 d3 g3 b3 g3 d3 | fs2 d3 a3 d4 a3 d3 | e2 b2 g3 b3 d4 b3 | c3 e3 g3 b3 g3 e3 |
        b2 d3 g3 b3 d4 g3 | a2 e3 g3 c4 g3 e3 | d3 a3 d4 g4 d4 a3 | d3 a3 d4 fs4 d4 a3 |
        g2 d3 g3 b3 g3 d3 | fs2 d3 a3 d4 a3 d3 | e2 b2 g3 b3 d4 b3 | c3 e3 g3 b3 g3 e3 |
        a2 e3 c4 d3 a3 c4 | g2+d3+g3+b3:6`,
    },
    {
      ...{ instrument: 'piano', step: 1, gain: -1, pan: 0.2, hold: 'bar' },
      dynamics: [0.5, 0.5, 0.5, 0.56, 0.6, 0.6, 0.56, 0.5, 0.6, 0.7, 0.66, 0.58, 0.5, 0.4],
      bars: `b4:3 d5:2 b4 | a4:5 g4 | g4:3 b4:2 g4 | e5:3 d5:3 | d5:3 b4:2 d5 | c5:3 e5:2 c5 | a4:3 g4:3 |
        a4:6 | b4:3 d5:2 g5' | fs5:3 e5:2 d5 | e5:3 d5:2 b4 | c5:3 b4:2 g4 | a4:3 c5 b4 a4 | g4+b4:6`,
    },
  ],
};
