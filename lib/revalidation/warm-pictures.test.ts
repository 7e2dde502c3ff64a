import { warmingHeader } from '../http/request-context.mjs';
import { forgetProcessState } from '../next-internals/process-state.mjs';
import { trackPictureRequests } from '../http/picture-requests';
import { logged } from '../testing/responses';
import { warmPictures } from './warm-pictures';

const optimizer = (name: string, width: number) =>
  `/_next/image?url=https%3A%2F%2Fcms.example%2F${name}&w=${width}&q=75`;
const candidates = (name: string) =>
  [480, 828]
    .map((width) => `${optimizer(name, width).replaceAll('&', '&amp;')} ${width}w`)
    .join(', ');
const page = (...names: string[]) =>
  names.map((name) => `<img srcSet="${candidates(name)}" src="/x"/>`).join('') +
  '<source srcSet="/images/sizes/a.12345678.480.avif 480w"/>';

type Requested = { address: string; headers: Headers };

/** Responds to the requests that the site sends to itself: with these pages, and with `picture` for every other URL. */
function respondWith(pages: Record<string, string>, picture: () => Promise<Response> = made) {
  const requests: Requested[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    requests.push({ address: `${pathname}${search}`, headers: new Headers(init?.headers) });
    const html = pages[pathname];
    return html === undefined
      ? picture()
      : new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  return requests;
}

const made = async () => new Response('picture');
const addresses = (requests: Requested[]) => requests.map(({ address }) => address);

beforeEach(() => jest.restoreAllMocks());

describe('warmPictures', () => {
  it('has every size of every uploaded picture made, as AVIF', async () => {
    const requests = respondWith({ '/en/news': page('one.jpg') });
    await warmPictures(['/en/news']);

    const [first, ...pictures] = requests;
    expect(first?.address).toBe('/en/news');
    expect(addresses(pictures)).toEqual([optimizer('one.jpg', 480), optimizer('one.jpg', 828)]);
    expect(pictures.map(({ headers }) => headers.get('accept'))).toEqual([
      'image/avif',
      'image/avif',
    ]);
    expect(requests.every(({ headers }) => headers.has(warmingHeader))).toBe(true);
  });

  it('makes a picture once, however many pages show it', async () => {
    const requests = respondWith({ '/en': page('two.jpg'), '/de': page('two.jpg', 'three.jpg') });
    await warmPictures(['/en', '/de']);
    await warmPictures(['/en']);

    expect(addresses(requests).filter((address) => address.includes('two.jpg'))).toHaveLength(2);
    expect(addresses(requests).filter((address) => address.includes('three.jpg'))).toHaveLength(2);
  });

  it('makes one picture at a time, also when it is called again', async () => {
    let running = 0;
    const most: number[] = [];
    const requests = respondWith(
      { '/en/a': page('four.jpg'), '/en/b': page('five.jpg') },
      async () => {
        most.push((running += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return new Response('picture');
      },
    );
    const first = warmPictures(['/en/a']);
    await warmPictures(['/en/b']);
    await first;

    expect(addresses(requests)).toContain(optimizer('five.jpg', 828));
    expect(Math.max(...most)).toBe(1);
  });

  it('waits while a visitor waits for a picture', async () => {
    jest.useFakeTimers();
    const requests = respondWith({ '/en/c': page('six.jpg') });
    let close = () => {};
    trackPictureRequests({
      request: { url: optimizer('seven.jpg', 480) },
      response: { once: (_: string, listener: () => void) => (close = listener) },
    } as never);
    const warm = warmPictures(['/en/c']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(addresses(requests)).toEqual(['/en/c']);

    close();
    await jest.advanceTimersByTimeAsync(1_000);
    await warm;
    expect(requests).toHaveLength(3);
    jest.useRealTimers();
  });

  it('waits while something more urgent needs the processor, and reads no page until then', async () => {
    jest.useFakeTimers();
    const requests = respondWith({ '/en/e': page('nine.jpg') });
    let isBusy = true;
    const warm = warmPictures(['/en/e'], () => isBusy);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(requests).toEqual([]);

    isBusy = false;
    await jest.advanceTimersByTimeAsync(1_000);
    await warm;
    expect(requests).toHaveLength(3);
    jest.useRealTimers();
  });

  it('goes on after a page or a picture that fails, and says so', async () => {
    const warnings = logged('warn');
    let failures = 0;
    const requests = respondWith({ '/en/d': page('eight.jpg') }, async () => {
      // The first failure is the page that does not exist, the second is a picture.
      if (failures++ < 2) throw new Error('reset');
      return new Response('picture');
    });
    await warmPictures(['/en/gone', '/en/d']);

    expect(addresses(requests)).toContain(optimizer('eight.jpg', 828));
    expect(warnings).toHaveBeenCalledTimes(1);
  });

  it('lets no more than 200 pages wait', async () => {
    forgetProcessState('pictureWarming');
    const requests = respondWith({});
    await warmPictures(Array.from({ length: 300 }, (_, index) => `/en/page-${index}`));

    expect(requests).toHaveLength(200);
  });
});
