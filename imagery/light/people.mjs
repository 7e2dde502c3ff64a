import { disc, limb, placed, polygon, union } from './shapes.mjs';

/** @typedef {import('./shapes.mjs').Shape} Shape */

/*
 * Silhouettes. Each stands on y = 0, its height is about 1 (a grown person), and y grows downwards.
 */

/** A singer in a long dress, who leans towards a microphone at her right. */
export const singer = union(
  0.05,
  disc([0.045, -0.9], 0.068, 1.16),
  // Her hair, tied up.
  disc([0.018, -0.925], 0.07),
  disc([-0.052, -0.968], 0.036),
  limb([0.028, -0.84], [0.012, -0.76], 0.03),
  limb([-0.085, -0.735], [0.1, -0.735], 0.032),
  polygon(
    [
      [-0.1, -0.73],
      [0.105, -0.73],
      [0.068, -0.52],
      [-0.062, -0.52],
    ],
    0.012,
  ),
  polygon(
    [
      [-0.062, -0.53],
      [0.068, -0.53],
      [0.13, -0.26],
      [0.2, 0],
      [-0.22, 0],
      [-0.12, -0.26],
    ],
    0.008,
  ),
  // One arm hangs down and away from her, the other holds the stand.
  limb([-0.1, -0.72], [-0.175, -0.53], 0.032, 0.026),
  limb([-0.175, -0.53], [-0.235, -0.39], 0.024, 0.018),
  limb([0.11, -0.72], [0.2, -0.6], 0.031, 0.025),
  limb([0.2, -0.6], [0.275, -0.72], 0.023, 0.018),
);

export const microphone = union(
  0,
  limb([0.28, 0], [0.28, -0.8], 0.006),
  limb([0.28, -0.8], [0.17, -0.885], 0.006),
  limb([0.165, -0.888], [0.125, -0.9], 0.017, 0.021),
  limb([0.19, 0], [0.37, 0], 0.009),
);

/** A pianist who sits and plays towards the right. */
export const pianist = union(
  0.045,
  disc([0.085, -0.775], 0.066, 1.15),
  disc([0.055, -0.805], 0.062),
  limb([0.06, -0.71], [0.035, -0.66], 0.03),
  polygon(
    [
      [-0.075, -0.3],
      [0.07, -0.3],
      [0.1, -0.62],
      [0.03, -0.665],
      [-0.05, -0.6],
    ],
    0.022,
  ),
  limb([0.06, -0.61], [0.15, -0.45], 0.034, 0.028),
  limb([0.15, -0.45], [0.31, -0.425], 0.026, 0.018),
  limb([0.31, -0.425], [0.35, -0.415], 0.018, 0.012),
  limb([0, -0.29], [0.24, -0.285], 0.058, 0.045),
  limb([0.25, -0.28], [0.25, -0.04], 0.038, 0.028),
  limb([0.24, -0.02], [0.33, -0.015], 0.02),
);

export const bench = union(
  0,
  polygon([
    [-0.13, -0.235],
    [0.13, -0.235],
    [0.13, -0.205],
    [-0.13, -0.205],
  ]),
  limb([-0.11, -0.2], [-0.12, 0], 0.011),
  limb([0.11, -0.2], [0.12, 0], 0.011),
);

/** A grand piano from the side, its lid open towards us; the keyboard is at the left. */
export const grandPiano = union(
  0,
  polygon(
    [
      [0.34, -0.47],
      [1.5, -0.47],
      [1.56, -0.4],
      [1.52, -0.31],
      [0.34, -0.31],
    ],
    0.006,
  ),
  polygon(
    [
      [0.28, -0.41],
      [0.36, -0.41],
      [0.36, -0.36],
      [0.28, -0.36],
    ],
    0.004,
  ),
  // The lid, and the stick that holds it.
  polygon(
    [
      [0.52, -0.475],
      [1.5, -0.475],
      [1.66, -0.78],
      [1.5, -1.06],
      [1.18, -1.14],
      [0.9, -1.02],
      [0.74, -0.86],
    ],
    0.008,
  ),
  // The music stand.
  polygon(
    [
      [0.4, -0.47],
      [0.5, -0.47],
      [0.45, -0.64],
      [0.385, -0.64],
    ],
    0.004,
  ),
  limb([0.45, -0.3], [0.44, 0], 0.026, 0.018),
  limb([1.36, -0.3], [1.36, 0], 0.026, 0.018),
  limb([0.85, -0.3], [0.85, -0.06], 0.012),
  limb([0.8, -0.04], [0.9, -0.04], 0.012),
);

/**
 * One listener, from behind: head and shoulders, cut off by the edge of the picture.
 * @param {number} turn how far the head leans to a side, -1 to 1
 * @returns {Shape}
 */
export const listener = (turn) =>
  union(
    0.06,
    disc([0.03 * turn, -0.42], 0.105, 1.2),
    limb([0.015 * turn, -0.3], [0, -0.2], 0.055),
    limb([-0.2, -0.1], [0.2, -0.1], 0.1),
    limb([-0.26, 0], [0.26, 0], 0.12),
  );

/** @typedef {import('./shapes.mjs').Point} Point */

/**
 * The fingers of the hand that is on the left of the picture, from the little finger to the thumb: knuckle, middle joint, tip.
 * @type {[knuckle: Point, joint: Point, tip: Point, radius: number][]}
 */
const fingers = [
  [[-0.12, -0.19], [-0.17, -0.125], [-0.178, -0.014], 0.025],
  [[-0.066, -0.215], [-0.096, -0.14], [-0.104, -0.014], 0.029],
  [[-0.005, -0.225], [-0.018, -0.15], [-0.026, -0.014], 0.03],
  [[0.05, -0.21], [0.056, -0.14], [0.052, -0.014], 0.029],
  [[0.04, -0.28], [0.135, -0.16], [0.165, -0.018], 0.031],
];

/** A hand that plays, seen by somebody who stands opposite: its arm comes from the upper left. */
const hand = union(
  0.035,
  limb([-1.1, -1.02], [-0.075, -0.375], 0.15, 0.064),
  disc([-0.025, -0.29], 0.094, 0.95),
  ...fingers.flatMap(([knuckle, joint, tip, radius]) => [
    limb([-0.025, -0.3], knuckle, 0.05, radius * 1.3),
    limb(knuckle, joint, radius * 1.15, radius),
    limb(joint, tip, radius, radius * 0.74),
  ]),
);

/** Two hands on the keys, the keys' front edges below them. */
export const hands = union(
  0,
  placed(hand, [-0.32, 0], 1),
  (x, y) => placed(hand, [-0.34, -0.025], 0.98)(-x, y),
  ...Array.from({ length: 28 }, (_, n) => {
    const left = (n - 14) * 0.094;
    return polygon(
      [
        [left + 0.008, 0.016],
        [left + 0.086, 0.016],
        [left + 0.086, 0.5],
        [left + 0.008, 0.5],
      ],
      0.006,
    );
  }),
);
