/**
 * The input of every diagnosis.
 * @typedef {object} DoctorContext
 * @property {import('../lib/config/env-schema.mjs').Settings} settings
 * @property {import('./request.mjs').SendRequest} request
 * @property {() => number} now milliseconds since 1970, by this machine's clock
 * @property {boolean} mayMail whether one test mail may be sent
 */

/** This file only declares a type. */
export {};
