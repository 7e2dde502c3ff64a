import { findPost, getPostById, getRenamedPost } from './find-post';
import { networkAnswers } from '../../testing/answers';
import recordedPost from '../../testing/recorded/post.json';
import { forgetSharedAnswers } from '../../wordpress/shared-answers';

beforeEach(forgetSharedAnswers);

describe('getPostById', () => {
  it("returns the parts of the post's address", async () => {
    const body = { slug: 'kl%c3%a4nge', date: '2026-03-02T10:00:00' };
    const { requests } = networkAnswers({ body });

    expect(await getPostById(12)).toEqual({ slug: 'klänge', date: '2026-03-02T10:00:00' });
    expect(requests.map((url) => url.pathname)).toEqual(['/wp-json/wp/v2/posts/12']);
  });

  it.each([
    ['there is none', 404, 'rest_post_invalid_id'],
    ['visitors may not see it', 401, 'rest_forbidden'],
  ])('is null when %s', async (_, status, code) => {
    networkAnswers({ status, body: { code } });

    expect(await getPostById(12)).toBeNull();
  });

  it('throws the given message when WordPress is out of reach', async () => {
    networkAnswers(new TypeError('fetch failed'));

    await expect(getPostById(12)).rejects.toThrow('Failed to fetch post by ID');
  });
});

describe('findPost', () => {
  it('finds a post by the slug it has', async () => {
    const { requests } = networkAnswers({ body: recordedPost });

    expect((await findPost('how-a-soul-song-comes', 'en'))?.id).toBe(49);
    expect(requests).toHaveLength(1);
  });

  it('finds a post by a slug it once had', async () => {
    const renamed = { slug: 'how-a-soul-song-comes', date: '2024-09-15T09:30:00' };
    networkAnswers({ body: [] }, { body: renamed }, { body: recordedPost });

    expect((await findPost('how-it-came', 'en'))?.id).toBe(49);
  });

  it('is null when no post has or had the slug', async () => {
    networkAnswers({ body: [] }, { status: 404, body: { code: 'rest_no_renamed_post' } });

    expect(await findPost('never', 'en')).toBeNull();
  });
});

describe('getRenamedPost', () => {
  it('finds the current address of the post', async () => {
    const body = { id: 3, slug: 'kl%c3%a4nge', date: '2026-03-02T10:00:00', type: 'post' };
    networkAnswers({ body });

    expect(await getRenamedPost('old')).toEqual({ slug: 'klänge', date: '2026-03-02T10:00:00' });
  });

  it('is null when no post had this slug, or WordPress does not have our plugin', async () => {
    networkAnswers({ status: 404, body: { code: 'rest_no_route' } });

    expect(await getRenamedPost('never')).toBeNull();
  });
});
