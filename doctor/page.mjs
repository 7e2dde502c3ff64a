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
 * Would visitors notice something?
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
  if (failures)
    return `${failures} to mend (✗), ${warnings} to look at (!): visitors notice, or will.`;
  if (warnings) return `Nothing that visitors notice; ${warnings} to look at (!).`;
  return 'All is well.';
}

/** @param {Group[]} groups @param {string} state */
const numberOf = (groups, state) =>
  groups.flatMap(({ findings }) => findings).filter((each) => each.state === state).length;

/** @param {string} text @param {string} first @param {string} others what a line begins with */
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
