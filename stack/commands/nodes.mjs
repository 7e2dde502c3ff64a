import { run, say, secondsSince } from '../console.mjs';
import { installAll } from '../install.mjs';
import { checkNodes } from '../proofs/nodes/check.mjs';

/**
 * Tries the project on every Node that is supported.
 * @param {string[]} argv major versions, instead of all
 */
export const main = (argv) =>
  run(async () => {
    await installAll();
    await checkNodes(4600, { only: argv.length ? argv : undefined });
    say(`\n✓ On every one of them, after ${secondsSince()}.`);
    return 0;
  });
