import sharp from 'sharp';

import { content } from './support/content';
import { headOf } from './support/head';
import { fetchPath } from './support/site';
import { expect, test, type APIRequestContext } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

test('the share image of a post changes with its title, and disappears with the post', async ({
  request,
}) => {
  const editor = await WordPressRest.logIn();
  const { id, path } = await publish(editor, 'Klänge für 🎶 &lt;/script&gt; &amp; Freunde');
  try {
    await expect.poll(async () => (await fetchPath(request, path)).status).toBe(200);
    const { graph, title, meta } = await headOf(request, path);
    expect(title).toBe(`Klänge für 🎶 </script> & Freunde | ${content.product}`);
    expect(meta['og:title']).toBe('Klänge für 🎶 </script> & Freunde');
    const post = graph.find((node) => node['@type'] === 'BlogPosting')!;
    expect(post.headline).toBe('Klänge für 🎶 </script> & Freunde');
    const before = await pictureOf(request, path);
    expect(before.status).toBe(200);

    await editor.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body: { title: 'Stille' } });
    await expect
      .poll(async () => (await headOf(request, path)).title)
      .toBe(`Stille | ${content.product}`);
    const after = await pictureOf(request, path);
    expect(after.address).not.toBe(before.address);
    expect([after.status, after.state]).toEqual([200, 'MISS']);
    expect((await pictureOf(request, path)).state).toBe('HIT');
    await expect
      .poll(async () => {
        const { status, location } = await fetchPath(request, before.address);
        return [status, location];
      })
      .toEqual([308, after.address]);
  } finally {
    await editor.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
  }
  const gone = path.replace(/^/, '/api/share/0123456789/en');
  await expect.poll(async () => (await fetchPath(request, gone)).status).toBe(404);
});

async function publish(editor: WordPressRest, title: string) {
  const body = { status: 'publish', title, content: '<p>Ein Ton.</p>', slug: 'share-me' };
  const post = await editor.send<{ id: number; slug: string; date: string }>({
    ...{ method: 'POST', path: '/wp/v2/posts', body },
  });
  const [year, month] = post.date.split('-');

  return { id: post.id, path: `/${year}/${month}/${post.slug}` };
}

async function pictureOf(request: APIRequestContext, path: string) {
  const { meta } = await headOf(request, path);
  const address = new URL(meta['og:image']!).pathname;
  const response = await request.get(address, { maxRedirects: 0 });
  const { width, height } = await sharp(await response.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);

  return { address, status: response.status(), state: response.headers()['x-nextjs-cache'] };
}
