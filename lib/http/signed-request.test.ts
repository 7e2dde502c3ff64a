import { createHash } from 'node:crypto';

import { keyedHash } from '../config/keyed-hash';
import { readSignedBody } from './signed-request';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-24T10:00:00Z');
const time = now.getTime() / 1000;
const body = '{"type":"post","slug":"northbound","date":"2026-08-23T18:10:00"}';

// Made with this secret by the plugin's site_request_signature(), so that both sides stay compatible.
const fromWordPress = 't=1795514400,v1=aJxY7wy2f0eJdjx9MBhZEMCOnNQUPuESXgi3q0DGRfI';

function signed(content = body, at = time, by = secret, purpose = 'item-status-v1'): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `v1=${keyedHash(`${at}.${hash}`, by, `headless-${purpose}`)}`;
}

function read(header: string, sent = body, secrets = [secret]) {
  const headers = { 'x-question-signature': header };
  const request = new Request('https://site.example/', { method: 'POST', headers, body: sent });

  return readSignedBody(request, { purpose: 'item-status-v1', secrets, maxBytes: 100, now });
}

const refused = { kind: 'refused', status: 401 };

describe('readSignedBody', () => {
  it('reads what WordPress has signed', async () => {
    expect(await read(fromWordPress)).toEqual({ kind: 'body', body });
  });

  it('accepts both secrets while they are being changed', async () => {
    const both = `t=${time},${signed(body, time, 'another'.repeat(5))},${signed()}`;

    expect(await read(both)).toEqual({ kind: 'body', body });
    expect(await read(`t=${time},${signed()}`, body, ['another'.repeat(5), secret])).toEqual({
      kind: 'body',
      body,
    });
  });

  it.each([
    ['no signature', ''],
    ['another time', `t=${time + 1},${signed()}`],
    ['another body', `t=${time},${signed('{}')}`],
    ['another secret', `t=${time},${signed(body, time, 'x'.repeat(32))}`],
    ['another question', `t=${time},${signed(body, time, secret, 'link-status-v1')}`],
    ['a signature of six minutes ago', `t=${time - 360},${signed(body, time - 360)}`],
    ['a signature of the future', `t=${time + 360},${signed(body, time + 360)}`],
    ['three signatures', `t=${time},${signed()},${signed()},${signed()}`],
    ['something behind it', `t=${time},${signed()},x`],
  ])('refuses %s', async (_, header) => {
    expect(await read(header)).toEqual(refused);
  });

  it('refuses a body that is too large', async () => {
    const large = 'x'.repeat(101);

    expect(await read(`t=${time},${signed(large)}`, large)).toEqual({
      kind: 'refused',
      status: 413,
    });
  });
});
