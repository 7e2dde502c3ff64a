import { createHmac } from 'node:crypto';

import { getPreview } from './queries';
import { networkResponses } from '../../testing/responses';
import recordedPost from '../../testing/recorded/post.json';

const { _embedded, ...lean } = recordedPost[0]!;
const response = { ...lean, embedded: _embedded, type: 'post', status: 'draft' };

describe('getPreview', () => {
  it('is the post in the very shape of a published one, in either language', async () => {
    networkResponses({ body: response });
    const english = await getPreview(token(600), '0', 'en');
    const german = await getPreview(token(600), '0', 'de');

    expect(english).toMatchObject({ isPublished: false, type: 'post', item: { id: 49 } });
    expect(english?.item).toHaveProperty('image.src');
    expect(german?.item.title).toBe(lean.translations.de.title.rendered);
  });

  it.each([
    ['event', { event: { id: 49, title: 'An evening', start_date: '2026-12-05' } }],
    ['video', { acf: { credits: 'Voice: Aura' } }],
    ['music', { acf: { label: 'Walnut Tree' } }],
    ['tour', { tour: 'wonderland-tour', appearances: [] }],
  ])('is an %s as its page shows it', async (type, fields) => {
    networkResponses({ body: { ...response, ...fields, type } });

    expect(await getPreview(token(600), '0', 'en')).toMatchObject({ type });
  });

  it('has the text and the picture of an event that has no day yet', async () => {
    networkResponses({ body: { ...response, type: 'event', event: { id: 49, start_date: null } } });

    expect(await getPreview(token(600), '0', 'en')).toMatchObject({ type: 'post' });
  });

  it('requests it each time, with the image chosen in the editor and without any credentials', async () => {
    const { requests } = networkResponses({ body: { ...response, status: 'publish' } });
    const mine = token(600);
    await getPreview(mine, '12', 'en');

    expect((await getPreview(mine, '12', 'en'))?.isPublished).toBe(true);
    expect(requests.map((each) => each.pathname + each.search)).toEqual(
      Array(2).fill(`/wp-json/wp/v2/headless-preview/${mine}?thumbnail=12`),
    );
    const [, init] = jest.mocked(fetch).mock.calls[0]!;
    expect(init?.headers).toEqual({ accept: 'application/json' });
    expect(init?.next).toBeUndefined();
  });

  it('sends no request with an invalid token', async () => {
    const { requests } = networkResponses({ body: response });

    expect(await getPreview(token(-1), '0', 'en')).toBeNull();
    expect(await getPreview(`${token(600)}x`, '0', 'en')).toBeNull();
    expect(requests).toHaveLength(0);
  });

  it('is null when the post no longer exists', async () => {
    networkResponses({ status: 404, body: { code: 'headless_preview_gone' } });

    expect(await getPreview(token(600), '0', 'en')).toBeNull();
  });

  it('writes no key into the log', async () => {
    networkResponses({ status: 403, body: {} });
    const mine = token(600);
    const error = await getPreview(mine, '0', 'en').catch((reason: Error) => reason.cause);

    expect(String(error)).toContain('403');
    expect(String(error)).not.toContain(mine);
  });

  it.each([
    ['WordPress fails', { status: 500, body: 'no' }],
    ['WordPress has another secret', { status: 403, body: { code: 'headless_preview_invalid' } }],
    ['the response is not a post', { body: [] }],
  ])('throws when %s', async (_, wrong) => {
    networkResponses(wrong);

    await expect(getPreview(token(600), '0', 'en')).rejects.toThrow('Failed to fetch the preview');
  });
});

function token(seconds: number): string {
  const secret = 'a-secret-that-only-the-unit-tests-know';
  const key = createHmac('sha256', secret).update('headless-preview-v1').digest();
  const content = `49-${Math.floor(Date.now() / 1000) + seconds}`;
  return `${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}
