import { pathOf } from '../../stack/system-tests/post-paths.mjs';
import { stack } from './environment';
import type { Editor } from './editor';
import { WordPressRest } from './wordpress-rest';

export type NewPost = { title: string; content: string; date?: string };

/** Publishes a post through the REST API, like the block editor, and returns its path on the site. */
export async function publishPost({ page }: Editor, post: NewPost): Promise<string> {
  const rest = await WordPressRest.as(page);
  const body = { status: 'publish', ...post };

  return pathOf(await rest.send({ method: 'POST', path: '/wp/v2/posts', body }));
}

/** The ids and URLs of uploaded pictures, for blocks that need pictures. */
export async function uploadedPictures({ page }: Editor): Promise<{ id: number; url: string }[]> {
  const query = 'media_type=image&per_page=20&_fields=id,source_url';
  const response = await page.request.get(`${stack.wordpressUrl}/wp-json/wp/v2/media?${query}`);
  const media = (await response.json()) as { id: number; source_url: string }[];

  return media.map(({ id, source_url }) => ({ id, url: source_url }));
}
