import { createHmac, randomUUID } from 'node:crypto';

import { NextRequest } from 'next/server';

import { addressStatusOf } from '@/lib/http/address-status';
import { fetchKnownSlugs } from '@/lib/data/slugs/find-slug';
import { networkAnswers } from '@/lib/testing/answers';
import { slugList } from '@/lib/testing/slug-answers';
import { unlessAbsent } from '@/lib/wordpress/negative-cache';

import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));

/** Sends a webhook as WordPress does, or as a process that received it from another process through Redis. */
function send(change: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ version: 1, id: randomUUID(), changes: [change] });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', process.env.WEBHOOK_SECRET!).update(`${time}.${body}`);
  const signed = { 'x-webhook-signature': `t=${time},v1=${signature.digest('hex')}` };

  return POST(
    new NextRequest('https://site.example/api/revalidate', {
      ...{ method: 'POST', headers: { ...signed, ...headers }, body },
    }),
  );
}

describe.each([
  ['WordPress', {}],
  ['another process', { 'x-own-webhook': 'other-process' }],
])('a webhook of %s', (_, headers) => {
  it('makes the address of a new item known at once', async () => {
    const { requests } = networkAnswers({ body: slugList() });
    await fetchKnownSlugs();
    const slug = `new-${randomUUID()}`;
    expect(await addressStatusOf(`/de/2026/11/${slug}`)).toBe('absent');
    const post = { type: 'post', id: 70, action: 'published', slug };
    await send({ ...post, date: '2026-11-20T10:00:00' }, headers);

    expect(await addressStatusOf(`/de/2026/11/${slug}`)).toBe('known');
    expect(await addressStatusOf(`/en/2026/10/${slug}`)).toBe('unknown');
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('requests again what WordPress did not have before', async () => {
    networkAnswers({ body: slugList() });
    const ask = jest.fn(async () => null);
    await unlessAbsent('old-slugs/made-up', ask);
    await unlessAbsent('old-slugs/made-up', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    await send({ type: 'category', id: 5, action: 'created', slug: 'new' }, headers);
    await unlessAbsent('old-slugs/made-up', ask);

    expect(ask).toHaveBeenCalledTimes(2);
  });
});
