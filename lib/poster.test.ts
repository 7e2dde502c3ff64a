import sharp from 'sharp';

import { getPoster } from './poster';

const id = 'M7lc1UVf-VE';
const jpeg = { 'content-type': 'image/jpeg' };

/** Replaces the host of the posters; each request gets the next of these answers, the last one again and again. */
function hostAnswers(...answers: (() => Response)[]) {
  let next = 0;
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers[Math.min(next++, answers.length - 1)]!());
}

const picture = (width = 320, height = 180) =>
  sharp({ create: { width, height, channels: 3, background: '#324' } })
    .jpeg()
    .toBuffer();

const asAnswer =
  (bytes: Buffer, headers: Record<string, string> = jpeg) =>
  () =>
    new Response(new Uint8Array(bytes), { headers });

describe('getPoster', () => {
  it('is the largest picture of the film, as WebP of one size', async () => {
    const fetch = hostAnswers(asAnswer(await picture()));

    const { image, isDrawn } = await getPoster(id);
    expect(isDrawn).toBe(false);
    expect(await sharp(image).metadata()).toMatchObject({
      ...{ format: 'webp', width: 1280, height: 720 },
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks the one host there is, and goes where it leads nowhere else', async () => {
    const fetch = hostAnswers(() => new Response(null, { status: 404 }));

    await getPoster(id);
    const asked = fetch.mock.calls.map(([address]) => String(address));
    expect(asked).toEqual([
      `https://i.ytimg.com/vi/${id}/maxresdefault.jpg`,
      `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    ]);
    for (const [, init] of fetch.mock.calls) {
      expect(init).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) });
    }
  });

  it('takes the next best picture where the largest is missing', async () => {
    hostAnswers(() => new Response(null, { status: 404 }), asAnswer(await picture(120, 90)));

    expect((await getPoster(id)).isDrawn).toBe(false);
  });

  it.each([
    ['is away', () => Promise.reject(new Error('refused'))],
    [
      'answers with a page',
      async () => asAnswer(Buffer.from('<p>'), { 'content-type': 'text/html' })(),
    ],
    ['says that a page is a picture', async () => asAnswer(Buffer.from('<svg/>'))()],
    ['sends more than two megabytes', async () => asAnswer(Buffer.alloc(2 * 1024 ** 2 + 1))()],
    ['sends more points than a poster has', async () => asAnswer(await picture(2100, 2000))()],
  ])('is a drawn figure where the host %s', async (_, answer) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

    const { image, isDrawn } = await getPoster(id);
    expect(isDrawn).toBe(true);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1280 });
  });

  it('reads no more of an endless answer than it may', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
    hostAnswers(() => new Response(endless(), { headers: jpeg }));

    expect((await getPoster(id)).isDrawn).toBe(true);
    // Two answers, and what was on its way.
    expect(sent).toBeLessThan(2 * 3 * 1024 ** 2);
  });
});
