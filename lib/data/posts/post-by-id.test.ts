import { getPostById } from './post-by-id';
import { networkResponses } from '../../testing/responses';
import { forgetSharedResponses } from '../../wordpress/shared-responses';

beforeEach(forgetSharedResponses);

describe('getPostById', () => {
  it("returns the parts of the post's address", async () => {
    const body = { slug: 'kl%c3%a4nge', date: '2026-03-02T10:00:00' };
    const { requests } = networkResponses({ body });

    expect(await getPostById(12)).toEqual({ slug: 'klänge', date: '2026-03-02T10:00:00' });
    expect(requests.map((url) => url.pathname)).toEqual(['/wp-json/wp/v2/posts/12']);
  });

  it.each([
    ['there is none', 404, 'rest_post_invalid_id'],
    ['visitors may not see it', 401, 'rest_forbidden'],
  ])('is null when %s', async (_, status, code) => {
    networkResponses({ status, body: { code } });

    expect(await getPostById(12)).toBeNull();
  });

  it('throws the given message when WordPress is unreachable', async () => {
    networkResponses(new TypeError('fetch failed'));

    await expect(getPostById(12)).rejects.toThrow('Failed to fetch post by ID');
  });
});
