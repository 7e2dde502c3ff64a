import type { APIRequestContext } from '@playwright/test';

import { pathOf } from '../../stack/system-tests/post-paths.mjs';
import { stack } from './environment';

export type WordPressPost = { id: number; slug: string; date: string; path: string };

/** The published posts as the REST API of WordPress lists them, newest first. */
export async function publishedPosts(request: APIRequestContext): Promise<WordPressPost[]> {
  const query = 'per_page=100&orderby=date&order=desc&_fields=id,slug,date';
  const response = await request.get(`${stack.wordpressUrl}/wp-json/wp/v2/posts?${query}`);
  const posts = (await response.json()) as Omit<WordPressPost, 'path'>[];

  return posts.map((post) => ({ ...post, path: pathOf(post) }));
}

/** The version of WordPress without its last part, such as `6.5`. */
export async function wordpressVersion(): Promise<string> {
  const feed = await fetch(`${stack.wordpressUrl}/feed/`);

  return /\?v=(\d+\.\d+)[\d.]*<\/generator>/.exec(await feed.text())![1]!;
}
