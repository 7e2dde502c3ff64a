import { failure, fine, warning } from '../finding.mjs';
import { inWords } from './wp-cron.mjs';

/** In seconds: the largest difference a webhook signature allows, and the smallest that is reported. */
const tolerated = 300;
const notable = 30;

/**
 * Do the clocks of this machine and of WordPress agree?
 * @param {number | null} difference milliseconds by which WordPress's is ahead; null when it is not known
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkClock(difference) {
  if (difference === null) return [];
  const seconds = Math.round(Math.abs(difference) / 1000);
  const words = `This machine’s clock and WordPress’s differ by ${inWords(seconds)}`;
  const next = 'Have both set by the network (timedatectl set-ntp true), and restart the site.';
  if (seconds > tolerated)
    return [
      failure(`${words}: the site refuses every webhook, so that edits do not appear.`, next),
    ];
  if (seconds > notable) return [warning(`${words}; five minutes are tolerated.`, next)];
  return [fine(`${words}.`)];
}
