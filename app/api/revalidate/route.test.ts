import { createHmac, randomUUID } from 'node:crypto';

import { revalidateTag } from 'next/cache';
import { NextRequest } from 'next/server';

import { isAnswered, searchOnce } from '@/lib/data/search/recent-searches';
import { secondsSinceWebhook } from '@/lib/revalidation/last-webhook';

import { POST } from './route';

jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }));
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }));

const expire = jest.mocked(revalidateTag);

/** Sends a webhook as WordPress does, with a valid signature. */
async function send(id: string): Promise<number> {
  const change = { type: 'post', id: 7, action: 'updated', slug: 'northbound' };
  const body = JSON.stringify({ version: 1, id, changes: [change] });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', process.env.WEBHOOK_SECRET!).update(`${time}.${body}`);
  const headers = { 'x-webhook-signature': `t=${time},v1=${signature.digest('hex')}` };
  const request = new NextRequest('https://site.example/api/revalidate', {
    ...{ method: 'POST', headers, body },
  });

  return (await POST(request)).status;
}

afterEach(() => expire.mockReset());

describe('a delivery of WordPress', () => {
  it('is handled when it is repeated after a failure, and is marked as handled only then', async () => {
    const id = randomUUID();
    expire.mockImplementationOnce(() => {
      throw new Error('nothing could be expired');
    });

    await expect(send(id)).rejects.toThrow('nothing could be expired');
    expect(secondsSinceWebhook(new Date())).toBeNull();
    expire.mockClear();
    expect(await send(id)).toBe(202);
    expect(expire).toHaveBeenCalledWith('post:7', 'max');
    expect(await send(id)).toBe(200);
    expect(secondsSinceWebhook(new Date())).not.toBeNull();
  });

  it('expires its pages once, although it arrives twice at the same time', async () => {
    const id = randomUUID();

    expect((await Promise.all([send(id), send(id)])).toSorted()).toEqual([200, 202]);
    const tags = expire.mock.calls.map(([tag]) => tag);
    expect(tags).toHaveLength(new Set(tags).size);
  });

  it('drops the answers of recent searches: an edited title must be found', async () => {
    const search = { words: 'northbound', locale: 'en', page: 1 } as const;
    await searchOnce(search, async () => []);
    await send(randomUUID());

    expect(isAnswered(search)).toBe(false);
  });
});
