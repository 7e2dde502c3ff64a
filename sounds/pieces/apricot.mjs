/** A waltz for a dulcimer on a roof. @type {import('../score/play.mjs').Piece} */
export const apricot = {
  ...{ name: 'apricot', title: 'Apricot', bpm: 142, meter: 3, phrase: 8, tail: 4.8 },
  room: { seconds: 1.6, size: 0.9, wet: 0.2, dark: 0.3 },
  voices: [
    {
      ...{ instrument: 'dulcimer', step: 1, gain: -3, pan: 0.15, roll: 0.035 },
      dynamics: [
        0.55, 0.6, 0.6, 0.56, 0.6, 0.58, 0.6, 0.5, 0.6, 0.68, 0.7, 0.66, 0.6, 0.58, 0.5, 0.46, 0.6,
        0.56, 0.5, 0.4,
      ],
      bars: `b4:2 e5 | g5:2' fs5 | e5:2 c5 | e5:3 | d5:2 b4 | g4:2 a4 | a4:2 b4 | a4:3 | b4:2 e5 | g5:2' a5 |
        g5:2 e5 | c5:2 d5 | d5:2 b4 | a4:2 fs4 | g4:2 fs4 | e4:3 | e5 d5 c5 | d5 c5 a4 | b4:3 | e4+b4+e5:3`,
    },
    {
      ...{ instrument: 'guitar', step: 1, gain: -2, pan: -0.2, hold: 'bar', roll: 0.02 },
      dynamics: [0.5],
      bars: `e2 g3+b3~ g3+b3~ | e2 g3+b3~ g3+b3~ | c3 g3+e4~ g3+e4~ | c3 g3+e4~ g3+e4~ | g2 d3+b3~ d3+b3~ |
        b2 g3+d4~ g3+d4~ | d3 a3+fs4~ a3+fs4~ | d3 a3+fs4~ a3+fs4~ | e2 g3+b3~ g3+b3~ | e2 g3+b3~ g3+b3~ |
        c3 g3+e4~ g3+e4~ | a2 e3+c4~ e3+c4~ | g2 d3+b3~ d3+b3~ | d3 a3+fs4~ a3+fs4~ | e2 g3+b3~ g3+b3~ |
        e2 g3+b3~ g3+b3~ | c3 g3+e4~ g3+e4~ | d3 a3+fs4~ a3+fs4~ | e2 g3+b3~ g3+b3~ | e2+b2+g3:3`,
    },
  ],
};
