import { fetchPath } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const title = 'Gone and back';
const slug = 'gone-and-back';
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const kinds = [
  { type: 'posts', meta: {}, path: `/2026/02/${slug}` },
  {
    type: 'headless-events',
    meta: { start_date: day, timezone: 'Europe/Zurich' },
    path: `/events/${slug}`,
  },
  {
    type: 'videos',
    meta: { youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    path: `/videos/${slug}`,
  },
  { type: 'music', meta: {}, path: `/music/${slug}` },
];

for (const { type, meta, path } of kinds) {
  const tag = type === 'headless-events' ? [] : '@nightly';
  test(
    `${path} shows an item again after a password and the trash, and another with its slug`,
    { tag },
    async ({ request }) => {
      const rest = await WordPressRest.logIn();
      const route = `/wp/v2/${type}`;
      const status = 'publish';
      const isGone = () =>
        expect
          .poll(async () => (await fetchPath(request, path)).status, { timeout: 15_000 })
          .not.toBe(200);
      // The redirect of a missing item must not be followed: it leads to the list, which contains the words too.
      const isBack = (words: string) =>
        expect
          .poll(() => fetchPath(request, path), { timeout: 15_000 })
          .toMatchObject({ status: 200, text: expect.stringContaining(words) });
      const body = { title, slug, status, meta, date: '2026-02-03T10:00:00' };
      const { id } = await rest.send({ method: 'POST', path: route, body });
      const made = [id];
      try {
        await isBack(title);
        await rest.send({ method: 'POST', path: `${route}/${id}`, body: { password: 'sesame' } });
        await expect
          .poll(async () => (await fetchPath(request, path)).status, { timeout: 15_000 })
          .toBe(404);
        await rest.send({ method: 'POST', path: `${route}/${id}`, body: { password: '' } });
        await isBack(title);

        await rest.send({ method: 'DELETE', path: `${route}/${id}` });
        await isGone();
        await rest.send({ method: 'POST', path: `${route}/${id}`, body: { status } });
        await isBack(title);

        await rest.send({ method: 'POST', path: `${route}/${id}`, body: { slug: `${slug}-once` } });
        await isGone();
        const another = { ...body, title: 'Another in its place' };
        made.push((await rest.send({ method: 'POST', path: route, body: another })).id);
        await isBack(another.title);
      } finally {
        for (const each of made) {
          await rest.send({ method: 'DELETE', path: `${route}/${each}?force=true` });
        }
      }
    },
  );
}
