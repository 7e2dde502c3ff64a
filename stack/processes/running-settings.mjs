import { UserFacingError } from '../console.mjs';
import { settingsFor } from '../settings.mjs';
import { runningStack } from './data-lock.mjs';

/**
 * The settings of the site that `npm run dev` or `npm run demo` has started. If both run, those of `npm run dev`.
 * @returns {import('../settings.mjs').Settings}
 * @throws {UserFacingError} when neither runs
 */
export function runningSettings() {
  const running = ['dev', 'demo'].map(runningStack).find(Boolean);
  if (!running)
    throw new UserFacingError('No site is running. Start one in another window: npm run dev');
  return settingsFor(running);
}
