import { markServedFromCache, trackRequest, warmingHeaders } from '../http/request-context.mjs';
import { onRequestStart } from '../next-internals/request-start.mjs';
import { networkResponses } from '../testing/responses';
import { stopClock, withMovingClock } from '../testing/fake-clock';
import { duringRequest } from '../testing/started-request';
import { requestWordPress } from './client';
import { forgetSharedResponses } from './shared-responses';

beforeAll(() => onRequestStart([trackRequest]));
beforeEach(forgetSharedResponses);
// Responses are shared for two seconds. On a busy machine, two requests may be further apart.
beforeEach(stopClock);
afterEach(() => jest.useRealTimers());

describe('requestWordPress', () => {
  it.each([
    ['https://site.example/wp-content/a.jpg', 'https://cms.example/wp-content/a.jpg'],
    [
      '<img src="//SITE.example/wp-content/a.jpg">',
      '<img src="https://cms.example/wp-content/a.jpg">',
    ],
    ['http://site.example/wp-content/a.jpg', 'https://cms.example/wp-content/a.jpg'],
  ])('moves media of the public site, %s, over to the content host', async (given, moved) => {
    networkResponses({ body: [{ text: given, in: { lists: [given, 1, null] } }] });

    expect((await requestWordPress('/posts'))?.body).toEqual([
      { text: moved, in: { lists: [moved, 1, null] } },
    ]);
  });

  it.each([
    'https://site.example',
    'https://site.example/events/one',
    '<a href="https://site.example/images/c.webp">x</a>',
    'https://site.example.org/wp-content/a.jpg',
  ])('leaves %s, which is the site’s own or another’s, as it is', async (given) => {
    networkResponses({ body: [{ text: given }] });

    expect((await requestWordPress('/posts'))?.body).toEqual([{ text: given }]);
  });

  it('tags a page with the time of the request, also when it uses the response to an earlier one', async () => {
    jest.setSystemTime(10_000);
    networkResponses({ body: [1] });
    await requestWordPress('/posts');
    const { calls } = jest.mocked(globalThis.fetch).mock;
    calls.length = 0;
    jest.setSystemTime(11_500);
    await requestWordPress('/posts');

    expect(calls).toHaveLength(1);
    const [, time] = calls[0]?.[1]?.next?.tags ?? [];
    expect(time).toBe('requested:10000');
  });

  it('retries at most twice when WordPress fails for a moment', async () => {
    const { requests } = networkResponses({ status: 502, body: 'bad' }, { body: [1] });

    expect((await withMovingClock(requestWordPress('/posts')))?.body).toEqual([1]);
    expect(requests).toHaveLength(2);

    forgetSharedResponses();
    const failing = networkResponses({ status: 502, body: 'bad' });
    await expect(withMovingClock(requestWordPress('/posts'))).rejects.toThrow(
      'WordPress answered 502',
    );
    expect(failing.requests).toHaveLength(3);
  });

  it('waits as long as Retry-After says', async () => {
    const busy = { status: 429, body: '', headers: { 'retry-after': '1' } };
    const { requests } = networkResponses(busy, { body: [] });

    const response = requestWordPress('/posts');
    await jest.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);

    await withMovingClock(response);
    expect(requests).toHaveLength(2);
  });

  it('does not retry a refused request', async () => {
    const { requests } = networkResponses({ status: 401, body: {} });

    await expect(requestWordPress('/posts')).rejects.toThrow('WordPress answered 401');
    expect(requests).toHaveLength(1);
  });

  it.each([{ code: 404, message: 'No such app' }, { error: { code: '404' } }])(
    'treats the 404 of a proxy as a failure, not as a missing item: %j',
    async (body) => {
      networkResponses({ status: 404, body });

      await expect(requestWordPress('/posts')).rejects.toThrow('WordPress answered 404');
    },
  );

  it('treats a page past the end of a list as empty', async () => {
    networkResponses({ status: 400, body: { code: 'rest_post_invalid_page_number' } });

    expect(await requestWordPress('/posts', { page: 9 })).toMatchObject({ body: [] });
  });

  it('treats an HTML page as a failure, not as a missing item', async () => {
    networkResponses({ status: 404, body: '<html>Not found</html>' });

    await expect(requestWordPress('/posts')).rejects.toThrow('WordPress answered 404');
  });

  it('sends one request for pages that are rendered together, until something changes', async () => {
    const { requests } = networkResponses({ body: [] });
    await Promise.all(['/posts', '/posts', '/pages'].map((path) => requestWordPress(path)));
    expect(requests).toHaveLength(2);

    forgetSharedResponses();
    await requestWordPress('/posts');
    expect(requests).toHaveLength(3);
  });

  it('sends no request for a page that is rendered in the background when one was sent to warm it, but for a visitor', async () => {
    const { requests } = networkResponses({ body: [] });
    await duringRequest(warmingHeaders, () => requestWordPress('/posts'));
    await duringRequest({}, () => (markServedFromCache(), requestWordPress('/posts')));
    expect(requests).toHaveLength(1);

    await duringRequest({}, () => requestWordPress('/posts'));
    expect(requests).toHaveLength(2);
  });

  it('sends a request to warm a page, whatever was sent for one that is rendered in the background', async () => {
    const { requests } = networkResponses({ body: [] });
    await duringRequest({}, () => (markServedFromCache(), requestWordPress('/posts')));
    await duringRequest(warmingHeaders, () => requestWordPress('/posts'));
    expect(requests).toHaveLength(2);
  });

  it('does not share a failure', async () => {
    networkResponses({ status: 401, body: {} }, { body: [] });

    await expect(requestWordPress('/posts')).rejects.toThrow();
    expect((await requestWordPress('/posts'))?.body).toEqual([]);
  });
});
