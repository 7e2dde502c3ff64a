import * as card from './card.mjs';
import * as cut from './cut.mjs';
import * as drawn from './drawn.mjs';
import * as picture from './picture.mjs';
import * as sleeve from './sleeve.mjs';

const all = { poster: { ...picture, ...cut, ...drawn }, sleeve, card };

export const layoutsOf = (kind) => all[kind];
