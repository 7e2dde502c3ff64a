/** @typedef {import('./failure.mjs').Failure} Failure */

/**
 * The failed and flaky tests of the plugin.
 * @param {string} output of wordpress/tests/run.mjs
 * @returns {Failure[]}
 */
export const pluginFailuresIn = (output) =>
  [...output.matchAll(/^(FLAKY|FAILED) PHP (.+?), WordPress (.+?) · (.+?): (.+?) \| (.*)$/gm)].map(
    ([, word, php, wordpress, file, title, error]) => ({
      title: `${title} (PHP ${php}, WordPress ${wordpress})`,
      ...{ file: `wordpress/tests/cases/${file}.mjs`, error },
      ...{ project: 'plugin', isFlaky: word === 'FLAKY', trace: '' },
      alone: `node wordpress/tests/run.mjs ${[php, wordpress, `${file}: ${title}`].map(quoted).join(' ')}`,
    }),
  );

/** A word for a shell. Titles contain double quotes. @param {string} word */
const quoted = (word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
