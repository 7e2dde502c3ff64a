import { e2eEnvironment } from '../check/e2e-environment.mjs';
import { ensurePrograms } from '../check/programs.mjs';
import { run, Trouble } from '../console.mjs';
import { runToEnd } from '../processes.mjs';
import { settingsFor } from '../settings.mjs';
import { runningStack } from '../turn.mjs';

/**
 * Runs browser tests against the site that `npm run dev` or `npm run demo` has up, the development server first.
 * @param {string[]} argv what Playwright takes: a part of a file's name, --headed, -g
 */
export const e2e = (argv) =>
  run(async () => {
    const settings = runningSettings();
    const programs = await ensurePrograms((...steps) => steps.includes('e2e'));
    const { code } = await runToEnd('npx', ['playwright', 'test', '--workers=1', ...argv], {
      env: e2eEnvironment(settings, programs),
      onOutput: (chunk) => process.stdout.write(chunk),
    });
    return code ?? 1;
  });

/** @returns {import('../settings.mjs').Settings} */
function runningSettings() {
  const running = ['dev', 'demo'].map(runningStack).find(Boolean);
  if (!running) throw new Trouble('No site is running. Start one in another window: npm run dev');
  return settingsFor(running);
}
