import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export const SECRET = 'a-secret-of-the-tests-with-more-than-32-characters';
export const NEXT_SECRET = 'the-next-secret-of-the-tests-with-over-32-characters';

/**
 * The path of the site's list of tours. WordPress requests it when an editor opens an event, and uses the response for
 * five minutes. These requests are not recorded as webhook calls.
 */
const TOURS_PATH = '/api/tours';

/**
 * A stub of the public site: records every webhook call in `calls`, and sends the response that a test has set.
 * `responses` has the responses to WordPress's other requests, by path: a status and a body. `requests` records the
 * requests for these paths.
 */
export async function startReceiver() {
  const calls = [];
  const requests = [];
  /** @type {Record<string, { status: number, body?: object }>} */
  const responses = {};
  const site = { status: 202, delay: 0, calls, requests, responses };
  const server = http.createServer((request, response) => {
    const at = Date.now();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    const respond = async () => {
      const { method, url: path, headers } = request;
      const told = site.responses[path ?? ''];
      if (told) requests.push({ at, method, path, headers, raw: body });
      else if (path !== TOURS_PATH) calls.push({ at, method, path, headers, raw: body });
      if (site.delay) await sleep(site.delay);
      if (!told) return response.writeHead(site.status).end();
      response.writeHead(told.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(told.body ?? {}));
    };
    request.on('end', () => void respond());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens at a port has this form of address.
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  site.url = `http://127.0.0.1:${port}`;
  /** Ends all connections, also those on which a response is late. */
  site.hangUp = () => server.closeAllConnections();
  site.stop = () => {
    site.hangUp();
    return new Promise((resolve) => server.close(resolve));
  };
  return site;
}

/** The signature that the contract requires. */
export function expectedSignature(raw, t, secrets = [SECRET]) {
  const parts = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex')}`,
  );
  return [`t=${t}`, ...parts].join(',');
}
