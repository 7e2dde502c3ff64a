/**
 * What every diagnosis is given.
 * @typedef {object} Scene
 * @property {import('../lib/settings.mjs').Settings} settings
 * @property {import('./ask.mjs').Ask} ask
 * @property {() => number} now milliseconds of this machine's clock
 * @property {boolean} mayMail whether one test mail may be sent
 */

/** Nothing here but the type. */
export {};
