/** The name above every document. */
export const publisher = 'Fernweg';

/**
 * This duo has no documents for promoters. Their type has another path in this folder than in the project.
 *
 * @type {any[]}
 */
export const documents = [];
