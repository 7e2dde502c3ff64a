/** A slow waltz for a harp and glasses. @type {import('../score/play.mjs').Piece} */
export const snowLight = {
  ...{ name: 'snow-light', title: 'Snow Light', bpm: 76, meter: 3, tail: 6 },
  room: { seconds: 3, size: 1.2, wet: 0.34, dark: 0.3 },
  voices: [
    {
      ...{ instrument: 'harp', step: 0.5, gain: 0, spread: 0.5, roll: 0.09 },
      dynamics: [0.4, 0.46, 0.5, 0.56, 0.56, 0.5, 0.52, 0.46, 0.5, 0.58, 0.54, 0.5, 0.44],
      bars: `d3 a3 e4 fs4 a4 e4 | d3 b3 e4 gs4 b4 gs4 | d3 a3 e4 fs4 a4 e4 | d3 b3 e4 gs4 b4 e5 |
        b2 fs3 d4 fs4 cs5 fs4 | cs3 a3 e4 a4 b4 a4 | g2 d3 b3 d4 fs4 d4 | a2 e3 d4 e4 a4 e4 |
        d3 a3 e4 fs4 a4 e4 | d3 b3 e4 gs4 b4 gs4 | g2 d3 a3 b3 fs4 a4 | d3 a3 d4 fs4 a4 d5 |
        d3+a3+e4+fs4+d5:3`,
    },
    {
      ...{ instrument: 'glass', step: 1, gain: -5, pan: 0.25 },
      dynamics: [0.4, 0.45, 0.5, 0.55, 0.5, 0.5, 0.45, 0.45, 0.5, 0.55, 0.55, 0.5, 0.4],
      bars: `-:3 | - gs5:2 | a5:3 | - b5 a5 | fs5:2 e5 | e5:3 | d5:2 b4 | d5:2 e5 | fs5:3 | gs5:2 e5 |
        a5:2 fs5 | d5:3 | a5:3`,
    },
  ],
};
