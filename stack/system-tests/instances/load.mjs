import { pause } from '../../processes/wait.mjs';
import { askAsBrowser } from './ask.mjs';

// With these values there are a few dozen requests a second: several are pending at any time, and the machine is not
// busy.
const visitors = 4;
const rest = 30;

/**
 * Simulates visitors. Each sends one request after the other, for the given paths in turn, with a new query each time.
 * @param {string} origin
 * @param {string[]} paths
 */
export function startLoad(origin, paths) {
  const results = { requests: 0, failures: /** @type {string[]} */ ([]), slowest: 0 };
  let isOver = false;
  let underWay = 0;

  const loadPages = async () => {
    while (!isOver) {
      const number = ++results.requests;
      underWay++;
      const { milliseconds, failure } = await visitOnce(
        `${origin}${paths[number % paths.length]}?request=${number}`,
      );
      underWay--;
      if (failure) results.failures.push(failure);
      results.slowest = Math.max(results.slowest, milliseconds);
      await pause(rest);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, loadPages));

  return {
    underWay: () => underWay,
    requests: () => results.requests,
    stop: async () => {
      isOver = true;
      await all;
      return results;
    },
  };
}

/** @param {string} url */
async function visitOnce(url) {
  const { status, headers, text, seconds } = await askAsBrowser(url);
  const isWhole = text.endsWith('</html>') || headers['content-type']?.includes('json');
  const failure = isWhole ? '' : `${url} ended early`;
  return {
    failure: status === 200 ? failure : `${status || text} ${url}`,
    milliseconds: Math.round(1000 * seconds),
  };
}
