import { createHmac } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export const SECRET = 'a-secret-of-the-tests-with-more-than-32-characters';
export const NEXT_SECRET = 'the-next-secret-of-the-tests-with-over-32-characters';

/** The public site's side of the webhook: records every call, and answers as it is told. */
export async function startReceiver() {
  const calls = [];
  const site = { status: 202, delay: 0, calls };
  const server = http.createServer((request, response) => {
    const at = Date.now();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      calls.push({
        at,
        method: request.method,
        path: request.url,
        headers: request.headers,
        raw: body,
      });
      if (site.delay) await sleep(site.delay);
      response.writeHead(site.status).end();
    });
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  site.url = `http://127.0.0.1:${server.address().port}`;
  site.stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return site;
}

/** The signature that the contract asks for. */
export function expectedSignature(raw, t, secrets = [SECRET]) {
  const parts = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex')}`,
  );
  return [`t=${t}`, ...parts].join(',');
}

/** A port that nobody listens on. */
export async function freePort() {
  const server = http.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
