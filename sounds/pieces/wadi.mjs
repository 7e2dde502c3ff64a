/** An oud in the maqam Hijaz over a drone and a frame drum, tuned pure. @type {import('../score/play.mjs').Piece} */
export const wadi = {
  ...{ name: 'wadi', title: 'Wadi', bpm: 204, meter: 8, tail: 4.8 },
  tuning: { just: 'd' },
  room: { seconds: 1.5, size: 0.7, wet: 0.2, dark: 0.45 },
  voices: [
    {
      ...{ instrument: 'oud', step: 1, gain: 0, pan: 0.08 },
      dynamics: [0.55, 0.55, 0.6, 0.6, 0.66, 0.7, 0.7, 0.6, 0.76, 0.66, 0.6, 0.5],
      bars: `d4:2 eb4 fs4 g4:2 fs4 eb4 | d4:3 eb4 d4:2 a3:2 | d4 eb4 fs4:2 g4 a4 g4:2 | fs4 g4 fs4 eb4 d4:4 |
        a4:3 bb4 a4 g4 fs4 g4 | a4:2 bb4 c5 bb4 a4 g4:2 | fs4 g4 a4 g4 fs4 eb4 d4 eb4 |
        fs4:2 eb4:2 d4:4 | d5:3 c5 bb4 a4 bb4:2 | a4:2 g4 a4 g4 fs4 eb4:2 |
        fs4 g4 fs4 eb4 fs4 eb4 d4:2 | d3+a3+d4:8`,
    },
    {
      ...{ instrument: 'bass', step: 1, gain: -2, pan: -0.2 },
      dynamics: [0.5],
      bars: `d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 |
        d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 | d2:4 a2:2 d3:2 |
        d2:4 a2:4 | d2:8`,
    },
    {
      ...{ instrument: 'frameDrum', step: 1, gain: -9, pan: -0.1 },
      dynamics: [0, 0.3, 0.45, 0.5, 0.5, 0.55, 0.55, 0.5, 0.6, 0.5, 0.4, 0.3],
      bars: `-:8 | *1/4:3 *1/2 *1/4:2 *1/2:2 | *1/4:2 *1/2 *1/2~ *1/4:2 *1/2:2 | *1/4:3 *1/2 *1/4:2 *1/2:2 |
        *1/4:2 *1/2 *1/2~ *1/4:2 *1/2:2 | *1/4:3 *1/2 *1/4:2 *1/2:2 | *1/4:2 *1/2 *1/2~ *1/4:2 *1/2:2 |
        *1/4:3 *1/2 *1/4:2 *1/2:2 | *1/4:2 *1/2 *1/2~ *1/4:2 *1/2:2 | *1/4:3 *1/2 *1/4:2 *1/2:2 |
        *1/4:4 *1/2:4 | *1/4:8`,
    },
  ],
};
