/** The name above every document. */
export const publisher = 'Fernweg';

/**
 * This duo has no documents for promoters.
 *
 * @type {never[]}
 */
export const documents = [];
