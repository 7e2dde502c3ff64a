/** The folder of the URLs of Next.js. */
export const frameworkFolder = '/_next';

/** Scripts, style sheets, fonts and other files of the build. Their names change with their content. */
export const staticFolder = `${frameworkFolder}/static`;

/** The image optimizer. The URL of the picture is its query parameter `url`. */
export const imageOptimizer = `${frameworkFolder}/image`;

/**
 * Whether a path belongs to Next.js and not to the site. Also true for the second folder of Next.js, for development.
 *
 * @param {string} path
 */
export const isFrameworkAddress = (path) => /^\/(_next|__next)/.test(path);
