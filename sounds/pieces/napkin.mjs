/** A hopeful song for a thumb piano and a guitar. @type {import('../score/play.mjs').Piece} */
export const napkin = {
  ...{ name: 'napkin', title: 'Napkin', bpm: 108, meter: 4, tail: 4.8 },
  room: { seconds: 1.3, size: 0.6, wet: 0.18, dark: 0.35 },
  voices: [
    {
      ...{ instrument: 'kalimba', step: 0.5, gain: -1, pan: 0.15, spread: 0.2, roll: 0.04 },
      dynamics: [0.6, 0.58, 0.64, 0.66, 0.7, 0.7, 0.6, 0.62, 0.7, 0.62, 0.5],
      bars: `a4:1 b4 d5 - fs5' e5 d5 | b4:1 a4 b4 - d5:1.5 | a4:1 b4 d5 - e5 fs5 a5' | fs5:1 d5:1 e5:2 |
        b5:1' a5 fs5 - e5 d5 e5 | fs5:1 a5:1 fs5:2 | e5:1 fs5 e5 d5:1 b4:1 | a4:1 b4:1 cs5:1 e5:1 |
        fs5:1 e5 d5 - b4 a4 b4 | b4:1 d5:1 e5:1 cs5:1 | d5+fs5+a5:4`,
    },
    {
      ...{ instrument: 'guitar', step: 0.5, gain: -3, pan: -0.25, hold: 'bar', roll: 0.025 },
      dynamics: [0.5, 0.5, 0.54, 0.52, 0.58, 0.58, 0.54, 0.52, 0.58, 0.54, 0.46],
      bars: `d3:1 a3 d4 fs4 d4 a3 d4 | g2:1 d3 b3 d4 b3 d3 b3 | d3:1 a3 d4 fs4 d4 a3 d4 |
        a2:1 e3 a3 cs4 a3 e3 a3 | g2:1 d3 b3 d4 b3 d3 b3 | d3:1 a3 d4 fs4 d4 a3 d4 |
        e2:1 b2 g3 b3 e4 b3 g3 | a2:1 e3 a3 cs4 a3 e3 a3 | d3:1 a3 d4 fs4 d4 a3 d4 |
        g2:1 d3 b3 a2:1 e3 cs4 | d2+a2+d3+fs3+d4:4`,
    },
  ],
};
