import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { Posters } from './posters';
import { StoredPosters } from './stored-posters';
import { logged } from '../../testing/responses';

const id = 'M7lc1UVf-VE';
const jpeg = { 'content-type': 'image/jpeg' };
const shown = { mayFetch: true };

let folder: string;
let writes: Promise<void>[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'posters-')), 'posters');
  writes = [];
});
// A poster can be read before its write has ended: then old files are still being deleted.
afterEach(async () => {
  await Promise.allSettled(writes);
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** The stored posters, with a list of all writes, so that a test can wait until they have ended. */
class NotedPosters extends StoredPosters {
  override write(id: string, image: Buffer): Promise<void> {
    const write = super.write(id, image);
    writes.push(write);
    return write;
  }
}

/** The posters of a process that has just started. The timeout (`maxWait`) is long: a busy machine may be slow. */
const started = (options: { maxWait?: number; now?: () => number } = {}) =>
  new Posters(new NotedPosters(folder), { maxWait: 30_000, ...options });

type Host = (address: string, signal: AbortSignal) => Promise<Response> | Response;

/** Replaces the responses of YouTube. */
const hostResponds = (host: Host) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address, init) => host(String(address), init!.signal!));

const picture = (width = 320, height = 180, background = '#324') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const pictureResponse = (bytes: Buffer, headers: Record<string, string> = jpeg) =>
  new Response(new Uint8Array(bytes), { headers });

/** A host that accepts the connection and sends nothing until the request is aborted. */
const silent: Host = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the poster of a film', () => {
  it('is the largest picture of it, as WebP of one size', async () => {
    const bytes = await picture();
    const fetch = hostResponds(() => pictureResponse(bytes));

    const { body, type, lifetime } = await started().get(id, shown);
    expect([type, lifetime]).toEqual(['image/webp', 86_400]);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      ...{ format: 'webp', width: 1280, height: 720 },
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]).toEqual([
      `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`,
      expect.objectContaining({ redirect: 'error', signal: expect.any(AbortSignal) }),
    ]);
  });

  it('is encoded once: for fifty requests at once, for later ones, and through a restart', async () => {
    const bytes = await picture();
    const fetch = hostResponds(() => pictureResponse(bytes));
    const encode = jest.spyOn(sharp.prototype, 'webp');
    const process = started();

    const all = await Promise.all(Array.from({ length: 50 }, () => process.get(id, shown)));
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['image/webp']));
    expect((await process.get(id, shown)).body).toEqual(all[0]!.body);
    expect((await started().get(id, shown)).body).toEqual(all[0]!.body);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual([`${id}.webp`]);
  });

  it('is the next smaller one when the largest is missing', async () => {
    const bytes = await picture(120, 90);
    hostResponds((address) =>
      address.includes('maxres') ? new Response(null, { status: 404 }) : pictureResponse(bytes),
    );

    expect((await started().get(id, shown)).type).toBe('image/webp');
  });

  it('is a drawn figure while the host does not respond, and the picture once it has arrived', async () => {
    const bytes = await picture();
    let speak: (response: Response) => void = () => undefined;
    const fetch = hostResponds(() => new Promise((resolve) => (speak = resolve)));
    const process = started({ maxWait: 20 });

    const figure = await process.get(id, shown);
    expect(figure).toMatchObject({ type: 'image/svg+xml', lifetime: 5 });
    expect(figure.body).toContain('<svg');

    speak(pictureResponse(bytes));
    while ((await process.get(id, shown)).type !== 'image/webp') await tick();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('refused'))],
    ['fails', () => new Response(null, { status: 503 })],
    ['has none', () => new Response(null, { status: 404 })],
    [
      'responds with a page',
      () => pictureResponse(Buffer.from('<p>'), { 'content-type': 'text/html' }),
    ],
    [
      'says that a drawing is a picture',
      () => pictureResponse(Buffer.from('<svg width="9" height="9"/>')),
    ],
    ['sends more than two megabytes', () => pictureResponse(Buffer.alloc(2 * 1024 ** 2 + 1, 0xff))],
    ['sends more points than a poster has', async () => pictureResponse(await picture(2100, 2000))],
  ] as [string, Host][])(
    'is a drawn figure where the host %s, which gets no other request for a minute',
    async (_, host) => {
      const fetch = hostResponds(host);
      let now = Date.now();
      const process = started({ now: () => now });

      const { type, lifetime } = await process.get(id, shown);
      expect([type, lifetime]).toEqual(['image/svg+xml', 60]);
      const before = fetch.mock.calls.length;
      expect(before).toBeLessThan(3);
      expect((await process.get(id, shown)).type).toBe('image/svg+xml');
      expect(fetch).toHaveBeenCalledTimes(before);

      now += 11 * 60_000;
      await process.get(id, shown);
      expect(fetch.mock.calls.length).toBeGreaterThan(before);
    },
  );

  it('reads an endless response only up to its limit', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(0xff));
        },
      });
    hostResponds(() => new Response(endless(), { headers: jpeg }));

    expect((await started().get(id, shown)).type).toBe('image/svg+xml');
    // Two responses, and the data still in transit.
    expect(sent).toBeLessThan(2 * 3 * 1024 ** 2);
  });

  it('sends no request for a film that no page shows, and returns a stored poster if there is one', async () => {
    const bytes = await picture();
    const fetch = hostResponds(() => pictureResponse(bytes));
    const encode = jest.spyOn(sharp.prototype, 'webp');
    const process = started();

    expect((await process.get(id, { mayFetch: false })).type).toBe('image/svg+xml');
    expect(fetch).not.toHaveBeenCalled();
    expect(encode).not.toHaveBeenCalled();
    await process.get(id, shown);
    expect((await process.get(id, { mayFetch: false })).type).toBe('image/webp');
  });

  it('is served from the store when it is old, and fetched again in the background', async () => {
    const [old, fresh] = [await picture(), await picture(320, 180, '#fda')];
    let bytes = old;
    const fetch = hostResponds(() => pictureResponse(bytes));
    const process = started();
    const first = await process.get(id, shown);
    const yesterday = (Date.now() - 25 * 3_600_000) / 1000;
    utimesSync(join(folder, `${id}.webp`), yesterday, yesterday);
    bytes = fresh;

    const again = await Promise.all([process.get(id, shown), process.get(id, shown)]);
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    while (statSync(join(folder, `${id}.webp`)).mtimeMs < Date.now() - 3_600_000) await tick();
    expect((await process.get(id, shown)).body).not.toEqual(first.body);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('stays as it was while the host is unreachable', async () => {
    const bytes = await picture();
    hostResponds(() => pictureResponse(bytes));
    const { body } = await started().get(id, shown);
    const longAgo = Date.parse('2026-01-01') / 1000;
    utimesSync(join(folder, `${id}.webp`), longAgo, longAgo);
    const fetch = hostResponds(silent);

    expect((await started().get(id, shown)).body).toEqual(body);
    while (fetch.mock.calls.length < 2) await tick();
  });

  it('is sent although it cannot be stored, and not fetched again for a minute', async () => {
    const bytes = await picture();
    const fetch = hostResponds(() => pictureResponse(bytes));
    const error = logged('error');
    writeFileSync(folder, 'a file where the folder should be');
    const process = started();

    expect((await process.get(id, shown)).type).toBe('image/webp');
    expect((await process.get(id, shown)).type).toBe('image/svg+xml');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('is requested four at a time and encoded one at a time, however many are wanted', async () => {
    const bytes = await picture(1280, 720);
    const fetching = countAtOnce();
    const encoding = countAtOnce();
    hostResponds(() => fetching.during(async () => pictureResponse(bytes)));
    const toBuffer = sharp.prototype.toBuffer;
    jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(function (this: Sharp) {
      return encoding.during(() => toBuffer.call(this)) as never;
    });
    const ids = Array.from({ length: 12 }, (_, index) => `film-${String(index).padStart(6, '0')}`);
    const process = started();
    const wait = async (each: string) => {
      while ((await process.get(each, shown)).type !== 'image/webp') await tick();
    };
    await Promise.all(ids.map(wait));

    expect(fetching.most).toBeLessThanOrEqual(4);
    expect(encoding.most).toBe(1);
    expect(readdirSync(folder)).toHaveLength(12);
  });
});

describe('stored posters', () => {
  const stored = (limits: { files: number; bytes: number }) => new StoredPosters(folder, limits);

  it.each([
    ['files', { files: 2, bytes: 1e9 }],
    ['bytes', { files: 99, bytes: 250 }],
  ])('are no more %s than allowed: the oldest go', async (_, limits) => {
    const posters = stored(limits);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      await posters.write(name, Buffer.alloc(100));
      utimesSync(join(folder, `${name}.webp`), index, index);
    }
    await posters.write('d', Buffer.alloc(100));

    expect(readdirSync(folder).sort()).toEqual(['c.webp', 'd.webp']);
  });

  it('do not include half-written files of an ended process', async () => {
    const posters = stored({ files: 9, bytes: 1e9 });
    await posters.write('a', Buffer.alloc(100));
    writeFileSync(join(folder, 'b-1.tmp'), 'half');
    utimesSync(join(folder, 'b-1.tmp'), 1, 1);
    await posters.write('a', Buffer.alloc(100));

    expect(readdirSync(folder)).toEqual(['a.webp']);
  });
});

const tick = () => new Promise((resolve) => setTimeout(resolve, 10));

function countAtOnce() {
  let running = 0;
  const count = {
    most: 0,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      count.most = Math.max(count.most, ++running);
      await tick();
      return work().finally(() => running--);
    },
  };
  return count;
}
