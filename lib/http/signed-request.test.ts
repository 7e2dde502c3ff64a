import { createHash } from 'node:crypto';

import { keyedHash } from '../config/keyed-hash';
import { readSignedBody } from './signed-request';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-24T10:00:00Z');
const time = now.getTime() / 1000;
const body = '{"type":"post","slug":"northbound","date":"2026-08-23T18:10:00"}';

// Made with this secret by the plugin's site_request_signature(), so that both sides stay compatible.
const fromWordPress = 't=1795514400,v1=aJxY7wy2f0eJdjx9MBhZEMCOnNQUPuESXgi3q0DGRfI';

function signed(content: string, by = secret, purpose = 'item-status-v1'): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `t=${time},v1=${keyedHash(`${time}.${hash}`, by, `headless-${purpose}`)}`;
}

function read(header: string, sent = body) {
  const headers = { 'x-question-signature': header };
  const request = new Request('https://site.example/', { method: 'POST', headers, body: sent });
  const secrets = [secret];

  return readSignedBody(request, { purpose: 'item-status-v1', secrets, maxBytes: 100, now });
}

// The form and the age of a signature are tested in lib/revalidation/webhook.test.ts.
describe('readSignedBody', () => {
  it('reads what WordPress has signed', async () => {
    expect(await read(fromWordPress)).toEqual({ kind: 'body', body });
  });

  it.each([
    ['another body', signed('{}')],
    ['another secret', signed(body, 'x'.repeat(32))],
    ['another request', signed(body, secret, 'link-status-v1')],
  ])('refuses %s', async (_, header) => {
    expect(await read(header)).toEqual({ kind: 'refused', status: 401 });
  });

  it('refuses a body that is too large', async () => {
    const large = 'x'.repeat(101);

    expect(await read(signed(large), large)).toEqual({ kind: 'refused', status: 413 });
  });
});
