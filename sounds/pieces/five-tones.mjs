/**
 * A piece for bowls, glasses and strings around one tone. All other tones are pure intervals of it.
 * @param {number} root hertz
 * @param {Omit<import('../score/play.mjs').Piece, 'name' | 'title' | 'meter' | 'tuning' | 'room'>} piece
 * @returns {import('../score/play.mjs').Piece}
 */
const tone = (root, piece) => ({
  ...{ name: `tone-${root}`, title: String(root), meter: 4, tuning: { root } },
  room: { seconds: 3.4, size: 1.25, wet: 0.3, dark: 0.3 },
  ...piece,
});

/** The five pieces. In each of them, the tone after which it is named is the loudest. */
export const fiveTones = [
  tone(432, {
    ...{ bpm: 60, tail: 8 },
    voices: [
      {
        ...{ instrument: 'bowl', step: 4, gain: 0, dynamics: [0.7, 0.5, 0.66, 0.5] },
        bars: '*1 | - | *1 | -:2 *1:2~',
      },
      {
        ...{ instrument: 'bowl', step: 4, gain: -13, pan: -0.4, dynamics: [0.5] },
        bars: '- | *1/2 | - | *1/2',
      },
      {
        ...{ instrument: 'harp', step: 1, gain: -12, pan: 0.3, dynamics: [0.3, 0.4, 0.45, 0.3] },
        bars: '-:4 | *1 *3/2 *2 *3/2 | *1 *3/2 *2 *5/2 | *1:4',
      },
    ],
  }),
  tone(528, {
    ...{ bpm: 56, tail: 8 },
    voices: [
      {
        ...{ instrument: 'rubbedGlass', step: 4, gain: -8, hold: 'written', dynamics: [0.6, 0.7] },
        bars: '*1:4 | - | *1:4 | -',
      },
      {
        ...{ instrument: 'bowl', step: 4, gain: -4, pan: -0.3, dynamics: [0.4, 0.6, 0.4, 0.55] },
        bars: '- | *1 | - | *1',
      },
      {
        ...{ instrument: 'glass', step: 1, gain: -16, pan: 0.4, dynamics: [0.3, 0.5, 0.5, 0.4] },
        bars: '-:2 *3/2 *2 | -:4 | -:2 *5/4 *3/2 | -:4',
      },
    ],
  }),
  tone(741, {
    ...{ bpm: 54, tail: 8 },
    voices: [
      {
        ...{ instrument: 'bowl', step: 4, gain: 0, dynamics: [0.5, 0.62, 0.5, 0.5] },
        bars: '*1:1.5 *1:2.5~ | - | *1:1.5 *1:2.5~ | -:4',
      },
      {
        ...{ instrument: 'rubbedGlass', step: 4, gain: -21, pan: -0.4, hold: 'written' },
        dynamics: [0.5],
        bars: '- | *1/2:4 | - | *3/4:3 -:1',
      },
      {
        ...{ instrument: 'bowl', step: 4, gain: -18, pan: 0.4, dynamics: [0.4] },
        bars: '- | *3/4 | - | *1/2',
      },
    ],
  }),
  tone(852, {
    ...{ bpm: 66, tail: 8 },
    voices: [
      {
        ...{
          instrument: 'glass',
          step: 0.5,
          gain: -13,
          pan: 0.1,
          spread: 0.5,
          dynamics: [0.3, 0.4, 0.5, 0.4, 0.25],
        },
        bars: `*1/2 *3/4 *1 *5/4 *1 *3/4 *1/2:1 | *1/2 *3/4 *1 *5/4 *3/2 *5/4 *1:1 |
          *1/2 *3/4 *1 *5/4 *1 *3/4 *1/2:1 | *1/2 *5/8 *3/4 *1 *3/4 *5/8 *1/2:1 | -:4`,
      },
      {
        ...{
          instrument: 'bowl',
          step: 4,
          gain: 0,
          pan: -0.1,
          dynamics: [0.55, 0.5, 0.6, 0.5, 0.5],
        },
        bars: '*1 | - | *1 | - | *1',
      },
    ],
  }),
  tone(888, {
    ...{ bpm: 92, tail: 8 },
    voices: [
      {
        ...{ instrument: 'bowl', step: 4, gain: 0, dynamics: [0.5, 0.5, 0.55, 0.5, 0.55, 0.5] },
        bars: '*1 | - | *1 | - | *1 | *1~',
      },
      {
        ...{ instrument: 'kalimba', step: 0.5, gain: -14, pan: 0.3, spread: 0.2 },
        dynamics: [0.3, 0.4, 0.5, 0.5, 0.4, 0.2],
        bars: `*1/2 - *3/4 - *1/2 - *1 - | *1/2 - *3/4 *1 - *3/4 *1/2 - | *1/2 - *3/4 - *1/2 - *1 - |
          *1/2 - *5/8 *3/4 - *5/8 *1/2 - | *1/2 - *3/4 - *1/2 - *1 - | *1/2:4`,
      },
      {
        ...{ instrument: 'bowl', step: 4, gain: -16, pan: -0.4, dynamics: [0.5] },
        bars: '- | *1/2 | - | *1/2 | - | *1/4',
      },
    ],
  }),
];
