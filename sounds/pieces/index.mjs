import { apricot } from './apricot.mjs';
import { balcony } from './balcony.mjs';
import { conjunctions } from './conjunctions.mjs';
import { fiveTones } from './five-tones.mjs';
import { fugueForTwoLeftHands } from './fugue-for-two-left-hands.mjs';
import { napkin } from './napkin.mjs';
import { redWool } from './red-wool.mjs';
import { riverWithoutBanks } from './river-without-banks.mjs';
import { sixMinutesInC } from './six-minutes-in-c.mjs';
import { snowLight } from './snow-light.mjs';
import { throughTheCupboard } from './through-the-cupboard.mjs';
import { wadi } from './wadi.mjs';

/** All pieces that `npm run sounds` makes. @type {import('../score/play.mjs').Piece[]} */
export const pieces = [
  ...[conjunctions, redWool, snowLight, riverWithoutBanks, wadi, napkin, apricot],
  ...[throughTheCupboard, balcony, fugueForTwoLeftHands, ...sixMinutesInC, ...fiveTones],
];
