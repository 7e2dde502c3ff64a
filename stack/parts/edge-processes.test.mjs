import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { freePort } from '../ports/free-port.mjs';
import { startEdge } from './edge.mjs';

const folder = mkdtempSync(join(tmpdir(), 'auralune-edges-'));
const script = '/_next/static/chunks/of-the-new-version';

let sites;
let edge;
let origin;
/** The requests that both processes have received. */
let requests = [];

before(async () => {
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [one, other, edgePort, compressor] = ports;
  sites = [await startSite(one, 'old'), await startSite(other, 'new')];
  edge = await startEdge({ folder, site: [one, other], edge: edgePort, compressor });
  origin = `http://127.0.0.1:${edgePort}`;
});

after(async () => {
  await edge?.stop();
  for (const site of sites ?? []) {
    site.closeAllConnections();
    site.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  requests = [];
});

test('requests a missing script from the other process too, and any other missing page only once', async () => {
  for (let number = 0; number < 4; number++) {
    assert.equal((await fetch(`${origin}${script}-${number}.js`)).status, 200);
  }
  assert.ok(requests.some((line) => line.startsWith(`old GET ${script}`)));
  requests = [];
  assert.equal((await fetch(`${origin}/missing`)).status, 404);
  assert.equal(requests.length, 1);
});

test('requests a page from the other process when one breaks the connection, but does not send a message twice', async () => {
  for (let number = 0; number < 4; number++) {
    assert.equal((await fetch(`${origin}/breaks-on-old/${number}`)).status, 200);
  }
  requests = [];
  const statuses = [];
  for (let number = 0; number < 4; number++) {
    const send = { method: 'POST', body: 'a message' };
    statuses.push((await fetch(`${origin}/api/breaks-on-old/${number}`, send)).status);
  }
  assert.equal(requests.length, 4);
  assert.deepEqual(new Set(statuses), new Set([200, 502]));
});

/** A process of one version of the site. It breaks the connection for URLs that contain `breaks-on-<version>`. */
async function startSite(port, version) {
  const server = createServer((request, response) => {
    requests.push(`${version} ${request.method} ${request.url}`);
    const { url = '' } = request;
    if (url.includes(`breaks-on-${version}`)) return request.socket.destroy();
    const isMissing = url.startsWith('/missing') || (url.startsWith(script) && version === 'old');
    response.writeHead(isMissing ? 404 : 200, { 'content-type': 'text/plain' });
    response.end(version);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
