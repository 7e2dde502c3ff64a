import { createHmac, randomUUID } from 'node:crypto';

import { revalidateTag } from 'next/cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { NextRequest } from 'next/server';

import { registerPageCache } from '@/lib/cache/has-page-cache.mjs';
import { forgetProcessState } from '@/lib/next-internals/process-state.mjs';
import { secondsSinceWebhook } from '@/lib/revalidation/webhook-age';

import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));
jest.mock('@/lib/revalidation/warm-pages', () => ({ warmPages: async () => undefined }));

const bodyOf = (change: object) =>
  JSON.stringify({ version: 1, id: randomUUID(), changes: [change] });
const edit = { type: 'post', id: 7, action: 'updated', slug: 'northbound' };

/** Sends a webhook as WordPress does, with a valid signature. */
async function send(body: string, secret = process.env.WEBHOOK_SECRET!): Promise<number> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`);
  const headers = { 'x-webhook-signature': `t=${time},v1=${signature.digest('hex')}` };
  const request = new NextRequest('https://site.example/api/revalidate', {
    ...{ method: 'POST', headers, body },
  });

  return (await POST(request)).status;
}

const expiredAt = (tag: string) => tagsManifest.get(tag)?.stale;

afterEach(() => {
  tagsManifest.clear();
  jest.mocked(revalidateTag).mockReset();
});

describe('a delivery of WordPress', () => {
  it('expires its pages before it is accepted, also when it is repeated', async () => {
    expect(secondsSinceWebhook(new Date())).toBeNull();
    const body = bodyOf(edit);
    expect(await send(body)).toBe(202);
    expect(expiredAt('post:7')).toBeGreaterThan(Date.now() - 1_000);
    expect(expiredAt('slug:northbound')).toBeDefined();
    expect(expiredAt('post:8')).toBeUndefined();

    expect(await send(body)).toBe(202);
    expect(secondsSinceWebhook(new Date())).not.toBeNull();
  });

  it('expires nothing when it is signed with another secret', async () => {
    expect(await send(bodyOf(edit), 'another secret of the right length')).toBe(401);
    expect(expiredAt('post:7')).toBeUndefined();
  });

  it('also expires the pages that a hosting platform stores, unless our page cache does', async () => {
    await send(bodyOf(edit));
    expect(revalidateTag).toHaveBeenCalledWith('post:7', 'max');

    jest.mocked(revalidateTag).mockReset();
    registerPageCache();
    await send(bodyOf(edit));
    expect(revalidateTag).not.toHaveBeenCalled();
    forgetProcessState('pageCache');
  });
});
