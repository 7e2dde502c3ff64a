/** A fugue for two low voices on a spinet. It ends in A major. @type {import('../score/play.mjs').Piece} */
export const fugueForTwoLeftHands = {
  ...{
    name: 'fugue-for-two-left-hands',
    title: 'Fugue for Two Left Hands',
    bpm: 94,
    meter: 4,
    tail: 4.8,
  },
  room: { seconds: 1.8, size: 0.9, wet: 0.22, dark: 0.4 },
  voices: [
    {
      ...{ instrument: 'spinet', step: 0.5, gain: 0, pan: 0.3, hold: 'written', roll: 0.03 },
      dynamics: [0.6, 0.6, 0.5, 0.52, 0.64, 0.62, 0.5, 0.54, 0.62, 0.6],
      bars: `a3:1 c4 b3 a3 e4' d4 c4 | b3 gs3 a3 b3 c4:1 a3:1 | g4 fs4 e4 ds4 e4 g4 fs4 e4 |
        a4 fs4 g4 a4 b4 g4 e4 d4 | c4:1 e4 d4 c4 g4' f4 e4 | d4 b3 c4 d4 e4:1 c4:1 |
        c4 d4 e4 d4 c4 g4 f4 e4 | d4 b3 c4 d4 e4 d4 c4 a3 | f4:1 e4 d4 c4:1 gs3+b3:1 | a3+cs4+e4:4`,
    },
    {
      ...{ instrument: 'spinet', step: 0.5, gain: 1, pan: -0.3, hold: 'written', roll: 0.03 },
      dynamics: [0.6, 0.6, 0.62, 0.6, 0.5, 0.5, 0.66, 0.64, 0.62, 0.6],
      bars: `-:4 | -:4 | e3:1 g3 fs3 e3 b3' a3 g3 | fs3 ds3 e3 fs3 g3:1 e3:1 | c3 d3 c3 b2 a2 e3 d3 c3 |
        b2 g2 a2 b2 c3 b2 a2 g2 | a2:1 c3 b2 a2 e3' d3 c3 | b2 gs2 a2 b2 c3:1 a2:1 |
        d3:1 c3 d3 e3:1 e2:1 | a1+a2:4`,
    },
  ],
};
