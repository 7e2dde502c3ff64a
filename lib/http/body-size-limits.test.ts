import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

import { getCarousel } from '../data/carousel';
import { forwardContactMessage, type ContactSubmission } from '../contact/forward-message';
import { getMediaFile } from '../media/media-file';
import { lengthHeader } from '../next-internals/headers.mjs';

import { getPost, getPosts } from '../data/posts/queries';
import { logged } from '../testing/responses';
import { requestWordPress } from '../wordpress/client';
import { forgetSharedResponses } from '../wordpress/shared-responses';

const network = globalThis.fetch;
let server: Server;

beforeEach(forgetSharedResponses);
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends all requests to a local server, so that real responses are streamed and decompressed. Returns a function that
 * gives their number.
 */
async function respondWith(listener: RequestListener): Promise<() => number> {
  let requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search, protocol } = new URL(String(input));
    if (protocol === 'data:') return Promise.resolve(new Response(''));
    return network(`http://127.0.0.1:${port}${pathname}${search}`, init);
  });
  return () => requests;
}

const chunk = Buffer.alloc(1024 * 1024, ' ');

/** A body without an end. The server stops sending it only when the client stops reading. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
};

/** The same body, compressed to a thousandth of its size. */
const bomb: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  const gzip = createGzip();
  const write = () => {
    while (!response.destroyed && gzip.write(chunk));
  };
  gzip.on('drain', write).on('error', () => undefined);
  response.on('close', () => gzip.destroy());
  gzip.pipe(response);
  write();
};

const respondingWith = (bytes: number, wrap = (text: string) => text) => {
  const text = wrap('a'.repeat(bytes - wrap('').length));
  return ((_, response) => void response.end(text)) as RequestListener;
};

describe.each([
  ['without an end', endless],
  ['that is small on the wire and endless when it is decompressed', bomb],
])('a response %s', (_, listener) => {
  it('of WordPress to a request for a list ends at 12 MiB, and is requested once', async () => {
    const requests = await respondWith(listener);

    await expect(getPosts('en')).rejects.toMatchObject({
      message: 'Failed to fetch posts from WordPress',
      cause: {
        message: expect.stringMatching(
          /^WordPress answered more than 12582912 bytes to \/wp-json\/wp\/v2\/posts\?/,
        ),
      },
    });
    expect(requests()).toBe(1);
  });

  it('of WordPress to a request for an item ends at 4 MiB', async () => {
    await respondWith(listener);

    await expect(getPost('one', 'en')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('more than 4194304 bytes to') },
    });
  });

  it('of Supabase ends at 1 MiB, and the log says so', async () => {
    const requests = await respondWith(listener);
    const failure = await getCarousel('en').catch((error: Error) => error);

    expect(failure).toMatchObject({ message: 'Failed to fetch the carousel from Supabase' });
    expect((failure as Error).cause).toBeInstanceOf(Error);
    expect(String((failure as Error).cause)).toMatch(
      /Supabase answered more than 1048576 bytes to \/rest\/v1\/auralune_carousel\?/,
    );
    expect(requests()).toBe(1);
  });

  it('of the contact function ends at 16 KiB', async () => {
    const error = logged('error');
    await respondWith(listener);

    expect(await forwardContactMessage({} as ContactSubmission)).toEqual({
      outcome: 'unreachable',
    });
    expect(error.mock.calls).toEqual([
      ['send-contact-email answered 200 with more than 16384 bytes'],
    ]);
  });
});

it('is read completely if it is not larger than allowed', async () => {
  await respondWith(respondingWith(12 * 1024 * 1024, (text) => JSON.stringify([text])));
  expect((await requestWordPress('/posts'))?.body).toHaveLength(1);

  server.close();
  await respondWith(respondingWith(12 * 1024 * 1024 + 1, (text) => JSON.stringify([text])));
  await expect(requestWordPress('/posts', { page: 2 })).rejects.toThrow('more than 12582912 bytes');
});

it('is read without the byte order mark before it', async () => {
  await respondWith((_, response) => void response.end('\ufeff[1]'));

  expect((await requestWordPress('/posts'))?.body).toEqual([1]);
});

it('of a file of unknown length is cut off at 512 MiB, and never held', async () => {
  const error = logged('error');
  await respondWith(endless);
  const file = await getMediaFile(['2026', 'a.mp4'], new Request('https://site.example/'));

  let size = 0;
  const read = async () => {
    for await (const part of file!.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > 600 * 1024 * 1024) return;
    }
  };
  await expect(read()).rejects.toThrow(
    'WordPress answered more than 536870912 bytes to /2026/a.mp4',
  );
  expect(size).toBeLessThanOrEqual(512 * 1024 * 1024);
  expect(error).toHaveBeenCalledTimes(1);
  // Half a gigabyte takes long on a busy machine.
}, 60_000);

it('of a file that is compressed has no length that would be that of another', async () => {
  await respondWith((_, response) => {
    const gzip = createGzip();
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': '20' });
    gzip.pipe(response);
    gzip.end('');
  });
  const file = await getMediaFile(['2026', 'a.mp4'], new Request('https://site.example/'));

  expect(file!.headers.get(lengthHeader)).toBeNull();
  expect(await file!.text()).toBe('');
});
