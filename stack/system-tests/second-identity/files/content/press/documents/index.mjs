/** The name above every document. */
export const publisher = 'Fernweg';

/**
 * This duo has no documents for promoters.
 *
 * @type {import('../../../lib/data/press/documents').PressDocument[]}
 */
export const documents = [];
