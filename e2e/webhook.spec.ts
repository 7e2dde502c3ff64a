import { randomUUID } from 'node:crypto';

import contract from '../wordpress/contract/webhook.json' with { type: 'json' };
import { signatureOf } from '../stack/system-tests/webhook.mjs';
import { stack } from './support/environment';
import { fetchPath } from './support/site';
import { expect, test, type APIRequestContext } from './support/test';
import { publishedPosts } from './support/wordpress';

const path = contract.signature.path;
const secret = stack.webhookSecret;

test.describe('only WordPress can expire pages', () => {
  test('a forged, old, changed or broken webhook changes nothing', async ({ request }) => {
    const body = await bodyFor(request);
    const now = Math.floor(Date.now() / 1000);
    const right = signatureOf(body, secret, now);
    await expect.poll(async () => (await fetchPath(request, '/news')).state).toBe('HIT');

    expect(await send(request, body, signatureOf(body, 'a'.repeat(32), now))).toBe(401);
    expect(await send(request, body, signatureOf(body, secret, now - 301))).toBe(401);
    expect(await send(request, `${body} `, right)).toBe(401);
    expect(await send(request, body, '')).toBe(401);
    expect(await send(request, 'nonsense', signatureOf('nonsense', secret, now))).toBe(400);
    expect(await send(request, '{}', signatureOf('{}', secret, now))).toBe(400);
    const large = 'x'.repeat(300 * 1024);
    expect(await send(request, large, signatureOf(large, secret, now))).toBe(413);
    expect((await request.get(path)).status()).toBe(405);

    expect((await fetchPath(request, '/news')).state).toBe('HIT');
  });

  test('a repeated webhook does no harm', async ({ request }) => {
    const body = await bodyFor(request);
    const header = signatureOf(body, secret);

    expect(await send(request, body, header)).toBe(202);
    await expect.poll(async () => (await fetchPath(request, '/news')).state).toBe('HIT');
    expect(await send(request, body, header)).toBe(202);
    await expect.poll(async () => (await fetchPath(request, '/news')).state).toBe('HIT');
  });
});

/** The body of a webhook of WordPress for a change of the newest post. */
async function bodyFor(request: APIRequestContext): Promise<string> {
  const [{ id, slug, date } = { id: 0, slug: '', date: '' }] = await publishedPosts(request);
  const change = { type: 'post', id, action: 'updated', slug, date, languages: ['en', 'de'] };

  return JSON.stringify({ version: 1, id: randomUUID(), changes: [{ ...change, terms: [] }] });
}

async function send(request: APIRequestContext, data: string, header: string): Promise<number> {
  const response = await request.post(path, {
    data: Buffer.from(data),
    headers: { 'content-type': 'application/json', [contract.signature.header]: header },
  });
  return response.status();
}
