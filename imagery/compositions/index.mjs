import { drift } from './drift.mjs';
import { horizon } from './horizon.mjs';
import { macro } from './macro.mjs';
import { mandala } from './mandala.mjs';
import { plate } from './plate.mjs';
import { rings } from './rings.mjs';
import { twin } from './twin.mjs';

export const compositions = { drift, horizon, macro, mandala, plate, rings, twin };
