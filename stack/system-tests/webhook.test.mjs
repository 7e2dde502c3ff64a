import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { expireEverything, sendWebhook, signatureOf } from './webhook.mjs';

const file = join(rootDir, 'wordpress', 'contract', 'webhook.json');
const { signature } = JSON.parse(readFileSync(file, 'utf8'));
const { example } = signature;
const secret = example.secret;

let server;
let siteUrl;
let received = [];
let status = 202;

before(async () => {
  server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  siteUrl = `http://localhost:${server.address().port}`;
});

after(() => server.close());

async function respond(request, response) {
  const { method, url, headers } = request;
  received.push({ method, url, headers, body: String(Buffer.concat(await request.toArray())) });
  response.writeHead(status).end('for a reason');
}

test('a body is signed as WordPress signs it', () => {
  assert.equal(signatureOf(example.body, secret, example.t), example.header);
});

test('a webhook is sent as WordPress sends it, with the additions of a test', async () => {
  received = [];
  const changes = [{ type: 'test', id: 0, action: 'updated' }];
  const additions = { query: 'a=1', headers: { 'user-agent': 'me', 'content-type': 'x' } };
  await sendWebhook(siteUrl, secret, changes, additions);

  const [{ method, url, headers, body }] = received;
  assert.deepEqual([method, url], [signature.method, `${signature.path}?a=1`]);
  assert.deepEqual([headers['content-type'], headers['user-agent']], [signature.contentType, 'me']);
  const value = headers[signature.header.toLowerCase()];
  assert.equal(value, signatureOf(body, secret, Number(/^t=(\d+)/.exec(value)?.[1])));
  assert.deepEqual(JSON.parse(body).changes, changes);
});

test('everything expires with one webhook, which the site must accept', async () => {
  received = [];
  await expireEverything({ siteUrl, secrets: { webhook: secret } });
  assert.deepEqual([received.length, received[0].url], [1, signature.path]);

  status = 401;
  const refused = expireEverything({ siteUrl, secrets: { webhook: secret } });
  await assert.rejects(refused, /responded with 401 to a webhook: for a reason/);
});
