import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { pagesOf } from './pages.mjs';

const items = ['/2026/08/song', '/category/news', '/events/concert', '/videos/film'];
const links = [...items, '/music/album', '/tours/north', '/biography/lune'];

test('the page of a tour and a life story are measured in both languages', async (t) => {
  const server = createServer(({ url }, response) => {
    const anchors = links.map((path) => `<a href="${path}">`).join('');
    response.end(`<a hreflang="de" href="/de${url}">${anchors}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  const pages = await pagesOf(origin);

  for (const path of ['/tours/north', '/biography/lune'])
    for (const url of [origin + path, `${origin}/de${path}`])
      assert.ok(
        pages.some((page) => page.url === url),
        url,
      );
});
