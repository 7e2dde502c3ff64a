/**
 * A slow piece in six-beat bars for a piano of which eleven notes still work. @type {import('../score/play.mjs').Piece}
 */
export const redWool = {
  ...{ name: 'red-wool', title: 'Red Wool', bpm: 148, meter: 6, tail: 4.8 },
  room: { seconds: 1.9, size: 0.8, wet: 0.26, dark: 0.5 },
  voices: [
    {
      ...{ instrument: 'feltPiano', step: 1, gain: 0, spread: 0.5, hold: 'bar' },
      dynamics: [0.4, 0.45, 0.5, 0.55, 0.5, 0.56, 0.62, 0.7, 0.62, 0.5, 0.42, 0.36],
      bars: `d3 a3 d4 e4 d4 a3 | d3 a3 d4 e4 d4 a3 | d3 a3 d4 fs4' e4 d4 | e3 b3 e4 fs4' e4 b3 |
        d3 a3 d4 e4 d4 a3 | d3 a3 fs4' e4 d4 a3 | e3 b3 e4 a4' fs4 e4 | fs3 a3 d4 a4' fs4 d4 |
        e3 b3 e4 fs4' e4 b3 | d3 a3 d4 e4 d4 a3 | d3 a3 d4:2 e4:2 | d3 a3 d4:4`,
    },
    {
      ...{ instrument: 'feltPiano', step: 6, gain: 2, pan: -0.15, hold: 'ring' },
      dynamics: [0.5, 0.4, 0.55, 0.5, 0.6, 0.5, 0.6, 0.66, 0.6, 0.5, 0.45, 0.4],
      bars: 'd2 | - | d2 | a2 | d2 | - | a2 | d2 | a2 | d2 | a2 | d2',
    },
  ],
};
