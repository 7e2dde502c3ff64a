const marks = { fine: '✓', warning: '!', failure: '✗' };
const width = 100;

/** @typedef {import('./examine.mjs').Group} Group */

/**
 * The report, for one screen.
 * @param {Group[]} groups
 * @returns {string}
 */
export function pageOf(groups) {
  const parts = groups
    .filter(({ findings }) => findings.length)
    .map(({ title, findings }) => [title, ...findings.map(linesOf)].join('\n'));
  return [...parts, summaryOf(groups)].join('\n\n');
}

/**
 * Whether there is a problem that visitors notice.
 * @param {Group[]} groups
 */
export const isFailing = (groups) => numberOf(groups, 'failure') > 0;

/** @param {import('./finding.mjs').Finding} finding */
function linesOf({ state, words, next }) {
  const said = wrapped(`${marks[state]} ${words}`, '  ', '    ');
  return next ? `${said}\n${wrapped(`→ ${next}`, '    ', '      ')}` : said;
}

/** @param {Group[]} groups */
function summaryOf(groups) {
  const [failures, warnings] = [numberOf(groups, 'failure'), numberOf(groups, 'warning')];
  if (failures) return `Problems that visitors notice (✗): ${failures}. Warnings (!): ${warnings}.`;
  if (warnings) return `No problem that visitors notice. Warnings (!): ${warnings}.`;
  return 'All is well.';
}

/** @param {Group[]} groups @param {string} state */
const numberOf = (groups, state) =>
  groups.flatMap(({ findings }) => findings).filter((each) => each.state === state).length;

/**
 * @param {string} text
 * @param {string} first the indentation of the first line
 * @param {string} others the indentation of the other lines
 */
function wrapped(text, first, others) {
  const lines = [first];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isEmpty = line.trim() === '';
    if (!isEmpty && line.length + 1 + word.length > width) lines.push(others + word);
    else lines[lines.length - 1] = isEmpty ? line + word : `${line} ${word}`;
  }
  return lines.join('\n');
}
