import { hospitality } from './hospitality.mjs';
import { inputList } from './input-list.mjs';
import { setList } from './set-list.mjs';
import { stagePlot } from './stage-plot.mjs';
import { technicalRider } from './technical-rider.mjs';

/** The name above every document. Must be the same as `product` of lib/site.ts. */
export const publisher = 'Auralune';

/**
 * The documents for promoters, in the order of the press page. `npm run press:documents` makes their files.
 *
 * @type {import('../../../lib/data/press/documents').PressDocument[]}
 */
export const documents = [technicalRider, stagePlot, inputList, setList, hospitality];
