import { askAsBrowser } from './browser-requests.mjs';
import { newTitle } from './edits.mjs';

/** @typedef {import('./check.mjs').Setup} Setup */
/** @typedef {import('./check.mjs').Measurement} Measurement */

/**
 * Requests the preview of a draft, searches and paths below /api/ several times through the edge.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function draftsAreNeverCached({ cluster, editor }) {
  const title = newTitle();
  const draft = await editor.write(title, 'draft');
  const preview = cluster.edgeUrl + (await editor.previewOf(draft));
  const faults = [];
  for (const expected of [title, title, newTitle(), newTitle()]) {
    if (expected !== title) await editor.retitle(draft, expected);
    const { status, headers, text } = await askAsBrowser(preview);
    if (status !== 200 || !text.includes(expected)) faults.push(`the preview is not “${expected}”`);
    faults.push(...cachedFaults('the preview', headers));
  }
  const uncached = ['/api/health', '/api/health/ready', '/search?q=sound', '/de/suche?q=klang'];
  for (const path of [...uncached, ...uncached]) {
    const { status, headers } = await askAsBrowser(cluster.edgeUrl + path);
    if (status !== 200) faults.push(`${path} answered ${status}`);
    faults.push(...cachedFaults(path, headers));
  }
  return { measured: faults.join('; ') || 'no response cached', isKept: faults.length === 0 };
}

/**
 * @param {string} name
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function cachedFaults(name, headers) {
  const isCached = ['HIT', 'STALE', 'UPDATING'].includes(String(headers['x-edge-cache']));
  const mayBeCached = !/no-store|private/.test(headers['cache-control'] ?? '');
  return [
    ...(isCached ? [`${name} came from the edge's cache`] : []),
    ...(mayBeCached ? [`${name} is neither “no-store” nor “private”`] : []),
  ];
}

/**
 * Requests pages and their component payloads in turn through the edge.
 * @param {Setup} setup
 * @returns {Promise<Measurement>}
 */
export async function payloadsAreNeverMixed({ cluster, paths }) {
  const faults = [];
  let responses = 0;
  let hits = 0;
  for (const path of ['/', '/news', ...paths]) {
    for (const kind of ['page', 'payload', 'page', 'prefetch', 'payload', 'page', 'prefetch']) {
      const { status, headers, text } = await askAsBrowser(cluster.edgeUrl + path, headersOf[kind]);
      const type = headers['content-type'] ?? '';
      const isRight =
        kind === 'page'
          ? type.startsWith('text/html') && text.endsWith('</html>')
          : type.startsWith('text/x-component') && !text.includes('<!DOCTYPE');
      if (status !== 200 || !isRight) faults.push(`${path} as ${kind}: ${status} ${type}`);
      if (headers['x-edge-cache'] === 'HIT') hits++;
      responses++;
    }
  }
  const measured = faults.join('; ') || `${responses} right answers, ${hits} from the edge's cache`;
  return { measured, isKept: faults.length === 0 && hits > 0 };
}

const headersOf = {
  page: {},
  payload: { rsc: '1' },
  prefetch: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
};
