/** The folder of the framework's own addresses. */
export const frameworkFolder = '/_next';

/** Scripts, style sheets, fonts and other files of the build. Their names change with their content. */
export const staticFolder = `${frameworkFolder}/static`;

/** The image optimizer. The address of the picture is its query parameter `url`. */
export const imageOptimizer = `${frameworkFolder}/image`;

/**
 * Is this an address of the framework, and not of the site? Includes the framework's second folder, for development.
 *
 * @param {string} path
 */
export const isFrameworkAddress = (path) => /^\/(_next|__next)/.test(path);
