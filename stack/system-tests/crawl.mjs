import PQueue from 'p-queue';
import { pause } from '../processes/wait.mjs';

/**
 * Visits the start addresses, and all addresses that these visits find. Visits each address once.
 * @param {string[]} start
 * @param {(address: string, from: string) => Promise<string[]>} visit returns the addresses that it finds; `from`: the
 *   address whose visit found this one, empty for a start address
 * @param {number} atOnce the maximum number of visits at the same time
 * @throws {Error} the first error of a visit
 */
export async function crawl(start, visit, atOnce) {
  const queue = new PQueue({ concurrency: atOnce });
  const known = new Set();
  /** @type {(addresses: string[], from: string) => Promise<void>} */
  const visitNew = async (addresses, from) => {
    const added = addresses.filter((each) => !known.has(each) && known.add(each));
    const visits = added.map(async (address) =>
      visitNew(await queue.add(() => visit(address, from)), address),
    );
    await Promise.all(visits);
  };
  await visitNew(start, '');
}

/**
 * Requests a page or file. The site responds with 503 while WordPress is too busy. A test must not fail because of this, so
 * the request is repeated after a pause, three times at most.
 * @param {string | URL} address
 * @param {RequestInit} [init] redirects are not followed unless it says so
 * @param {number} [wait] in milliseconds
 * @returns {Promise<Response>}
 */
export async function fetchWithRetry(address, init, wait = 2_000) {
  for (let retries = 0; ; retries++) {
    const response = await fetch(address, { redirect: 'manual', ...init });
    if (response.status !== 503 || retries === 3) return response;
    await response.arrayBuffer();
    await pause(wait);
  }
}
