import { NextRequest } from 'next/server';

import { keyedHash } from '@/lib/config/keyed-hash';
import { logged } from '@/lib/testing/responses';

import { GET, POST } from './route';

const editor = 'https://cms.example';
const site = 'https://site.example';

function keyFor(postId: number, seconds = 300, session = '0123456789abcdef'): string {
  const until = Math.floor(Date.now() / 1000) + seconds;
  const origin = Buffer.from(editor).toString('base64url');
  const content = `${postId}.${until}.${session}.${origin}`;
  return `${content}.${keyedHash(content, process.env.WEBHOOK_SECRET!, 'headless-live-preview-v1')}`;
}

const context = (key: string, locale = 'en') => ({ params: Promise.resolve({ key, locale }) });

type Sent = { key?: string; locale?: string; origin?: string; body?: unknown };

function send({ key = keyFor(42), locale, origin = site, body = { answer: { id: 42 } } }: Sent) {
  const request = new NextRequest(`${site}/api/live-preview/${key}/en`, {
    ...{ method: 'POST', headers: { origin } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return POST(request, context(key, locale));
}

const open = (key: string, locale?: string) =>
  GET(new NextRequest(`${site}/api/live-preview/${key}/en`), context(key, locale));

function pageResponds(html: string, status = 200) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(html, { status }));
}

const page =
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" href="/a.js"/></head><body>' +
  '<main></main><script src="/a.js" async=""></script><script>self.data=["</ script"]</script></body></html>';

const failures: [string, () => Promise<Response>][] = [
  ['fails', async () => new Response('', { status: 500 })],
  ['takes too long', () => Promise.reject(new DOMException('', 'TimeoutError'))],
];

describe('the frame', () => {
  it('may only be shown by the WordPress that signed the key, and runs one script of the site', async () => {
    pageResponds(page);
    const response = await open(keyFor(42));
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';

    expect(policy).toContain(`frame-ancestors ${editor};`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('/a.js');
    expect(html).toContain(`<html data-editor="${editor}"`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
      'x-robots-tag': 'noindex',
    });
    expect(response.headers.has('x-frame-options')).toBe(false);
  });

  it.each([
    ['an expired key', keyFor(42, -1), 'en', 410],
    ['no key', 'nothing', 'en', 403],
    ['another language', keyFor(42), 'fr', 404],
  ])('is refused with %s, and cannot be shown anywhere', async (_, key, locale, status) => {
    const fetch = pageResponds(page);
    const response = await open(key, locale);

    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(failures)('is a 503 when rendering %s', async (_, render) => {
    logged('error');
    jest.spyOn(globalThis, 'fetch').mockImplementation(render);

    expect((await open(keyFor(42))).status).toBe(503);
  });
});

describe('unsaved content', () => {
  it('is rendered as a page, and never stored', async () => {
    const fetch = pageResponds('<main>Unsaved</main>');
    const response = await send({});

    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<main>Unsaved</main>');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(String(fetch.mock.calls[0]![0])).toMatch(/\/live-preview\/[0-9a-f-]{36}$/);
  });

  it.each<[string, Sent, number]>([
    ['of another post than the key', { body: { answer: { id: 43 } } }, 403],
    ['from another site’s page', { origin: 'https://evil.example' }, 403],
    ['from the editor itself, not the frame', { origin: editor }, 403],
    ['with an expired key', { key: keyFor(42, -1) }, 410],
    ['with a key that nobody signed', { key: keyFor(42).replace('42.', '43.') }, 403],
    ['in another language', { locale: 'fr' }, 404],
    ['without an answer', { body: {} }, 400],
    ['that is no JSON', { body: '{' }, 400],
    ['of more than a megabyte', { body: 'x'.repeat(1024 * 1024 + 1) }, 413],
  ])('is refused %s', async (_, sent, status) => {
    const fetch = pageResponds('');

    expect((await send(sent)).status).toBe(status);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is a 422 when it is not an item', async () => {
    pageResponds('not found', 422);

    expect((await send({})).status).toBe(422);
  });

  it.each(failures)('is a 503 when rendering %s, and the failure is logged', async (_, render) => {
    const log = logged('error');
    jest.spyOn(globalThis, 'fetch').mockImplementation(render);
    const response = await send({});

    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is a 429 when one login sends too many requests', async () => {
    pageResponds('<main></main>');
    const key = keyFor(42, 300, 'fedcba9876543210');
    const responses = await Promise.all(Array.from({ length: 50 }, () => send({ key })));
    const refused = responses.find(({ status }) => status === 429);

    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
