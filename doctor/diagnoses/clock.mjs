import { failure, fine, warning } from '../finding.mjs';
import { inWords } from './wp-cron.mjs';

/** The largest difference that a webhook's signature allows, and the smallest one that is reported, in seconds. */
const tolerated = 300;
const notable = 30;

/**
 * Do the clocks of this machine and of WordPress agree?
 * @param {number | null} difference milliseconds by which WordPress's clock is ahead; null if unknown
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkClock(difference) {
  if (difference === null) return [];
  const seconds = Math.round(Math.abs(difference) / 1000);
  const words = `This machine’s clock and WordPress’s differ by ${inWords(seconds)}`;
  const next =
    'Have both clocks set by the network (timedatectl set-ntp true), and restart the site.';
  if (seconds > tolerated)
    return [failure(`${words}: the site refuses every webhook, and shows edits late.`, next)];
  if (seconds > notable) return [warning(`${words}; up to five minutes are tolerated.`, next)];
  return [fine(`${words}.`)];
}
