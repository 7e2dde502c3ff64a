import { expect, type Page } from '@playwright/test';

import { stack } from './environment';
import type { Editor } from './editor';

export type NewPost = { title: string; content: string; date?: string };

/** Publishes a post as the editor's own scripts do, and gives its path on the site. */
export async function publishPost({ page }: Editor, post: NewPost): Promise<string> {
  const answer = await askRest(page, 'posts', { status: 'publish', ...post });

  return `/${answer.date.slice(0, 4)}/${answer.date.slice(5, 7)}/${answer.slug}`;
}

/** Ids and addresses of uploaded pictures, for blocks that need some. */
export async function uploadedPictures({ page }: Editor): Promise<{ id: number; url: string }[]> {
  const query = 'media_type=image&per_page=20&_fields=id,source_url';
  const response = await page.request.get(`${stack.wordpressUrl}/wp-json/wp/v2/media?${query}`);
  const media = (await response.json()) as { id: number; source_url: string }[];

  return media.map(({ id, source_url }) => ({ id, url: source_url }));
}

async function askRest(page: Page, path: string, data: object) {
  const nonce = await page.request.get(
    `${stack.wordpressUrl}/wp-admin/admin-ajax.php?action=rest-nonce`,
  );
  const response = await page.request.post(`${stack.wordpressUrl}/wp-json/wp/v2/${path}`, {
    headers: { 'x-wp-nonce': await nonce.text() },
    data,
  });
  expect(response.status(), await response.text()).toBe(201);

  return (await response.json()) as { slug: string; date: string };
}
