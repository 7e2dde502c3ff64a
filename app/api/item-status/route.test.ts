import { createHash } from 'node:crypto';

import { NextRequest } from 'next/server';

import { keyedHash } from '@/lib/config/keyed-hash';
import { logged } from '@/lib/testing/responses';

import { POST } from './route';

const post = { type: 'post', slug: 'northbound', date: '2026-08-23T18:10:00' };

async function requestStatus(body: unknown, purpose = 'item-status-v1') {
  const text = JSON.stringify(body);
  const time = Math.floor(Date.now() / 1000);
  const content = `${time}.${createHash('sha256').update(text).digest('hex')}`;
  const signature = keyedHash(content, process.env.WEBHOOK_SECRET!, `headless-${purpose}`);
  const request = new NextRequest('https://site.example/api/item-status', {
    ...{ method: 'POST', body: text },
    headers: { 'x-question-signature': `t=${time},v1=${signature}` },
  });
  const response = await POST(request);
  expect(response.headers.get('cache-control')).toBe('no-store');

  return { status: response.status, body: await response.json() };
}

function pagesRespond(responses: Record<string, ResponseInit>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input as URL);
    return new Response(null, responses[pathname]);
  });
}

/** The current time in Unix seconds, the unit of the times in the response. */
const seconds = () => Math.floor(Date.now() / 1000);

describe('POST /api/item-status', () => {
  it('reports the status, the freshness and the age of the data of each page', async () => {
    const headers = { 'x-nextjs-cache': 'HIT', 'x-data-from': '1795514400900' };
    const fetch = pagesRespond({
      '/2026/08/northbound': { headers },
      '/de/2026/08/northbound': { headers: { ...headers, 'x-nextjs-cache': 'STALE' } },
    });
    const requestedAt = seconds();
    const { status, body } = await requestStatus(post);

    expect(status).toBe(200);
    expect(body.now).toBeGreaterThanOrEqual(requestedAt);
    expect(body.now).toBeLessThanOrEqual(seconds());
    expect(body.pages).toEqual([
      {
        ...{ language: 'en', path: '/2026/08/northbound', status: 200, isFresh: true },
        ...{ dataFrom: 1795514400, since: null },
      },
      {
        ...{ language: 'de', path: '/de/2026/08/northbound', status: 200, isFresh: false },
        ...{ dataFrom: 1795514400, since: null },
      },
    ]);
    expect(fetch.mock.calls[0]![1]).toMatchObject({ method: 'HEAD', redirect: 'manual' });
  });

  it('treats a page that was not stored as fresh, and a 503 as not fresh', async () => {
    pagesRespond({ '/de/events/x': { status: 404 }, '/de/veranstaltungen/x': { status: 503 } });
    const requestedAt = seconds();
    const { body } = await requestStatus({ type: 'event', slug: 'x' });

    expect(body.pages).toMatchObject([
      { path: '/events/x', status: 200, isFresh: true },
      { path: '/de/veranstaltungen/x', status: 503, isFresh: false },
    ]);
    expect(body.pages[0].dataFrom).toBeGreaterThanOrEqual(requestedAt);
    expect(body.pages[0].dataFrom).toBeLessThanOrEqual(seconds());
  });

  it.each([
    ['a post without its date', { type: 'post', slug: 'x' }],
    ['another type', { type: 'page', slug: 'x' }],
    ['no slug', { type: 'event', slug: '' }],
    ['nothing', null],
  ])('refuses %s', async (_, body) => {
    expect((await requestStatus(body)).status).toBe(400);
  });

  it('refuses a request without the signature', async () => {
    expect((await requestStatus(post, 'link-status-v1')).status).toBe(401);
  });

  it('reports when a page does not respond', async () => {
    const error = logged('error');
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));

    expect((await requestStatus(post)).status).toBe(503);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
