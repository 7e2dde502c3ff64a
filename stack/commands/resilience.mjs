import { run, UserFacingError } from '../console.mjs';
import { groups } from '../system-tests/resilience/scenarios-and-promises.mjs';
import { main as runTests } from './test.mjs';

/** The groups of scenarios, in the order in which they run. */
const names = groups.map(({ name }) => name);

const usage = `Usage: npm run resilience -- [A,B] [options]
  A,B              only these groups of scenarios: ${names.join(', ')}
  options          those of npm test, e.g. --faults "429,no list" for outages`;

/**
 * Tests the responses that visitors get while data sources fail, the site is attacked, processes end, or an editor
 * saves often.
 * @param {string[]} argv the groups to run, separated by commas; without any, all of them
 */
export const main = (argv) =>
  run(() => {
    const [first = '', ...others] = argv;
    const isFilter = first !== '' && !first.startsWith('-');
    const chosen = isFilter ? first.split(',') : names;
    const unknown = chosen.filter((name) => !names.includes(name));
    if (unknown.length)
      throw new UserFacingError(`There is no group “${unknown.join('”, “')}”.\n${usage}`);
    const options = isFilter ? others : argv;
    if ((options[0] && !options[0].startsWith('-')) || options.includes('--only'))
      throw new UserFacingError(`Name the groups in one word, separated by commas.\n${usage}`);
    return runTests(['--all', '--only', chosen.join(), ...options]);
  });
