import type { Page } from '@playwright/test';

import { requestWordpress, logIn, loginHeaders } from '../../stack/parts/wordpress-rest.mjs';
import { stack } from './environment';

/** `path` begins after /wp-json. */
export type RestRequest = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};

/** The REST API of WordPress, as an editor uses it. Faster than the edit screens, and with the same webhooks. */
export class WordPressRest {
  private constructor(private login: Record<string, string>) {}

  static async logIn(): Promise<WordPressRest> {
    return new WordPressRest(await logIn(stack.wordpressUrl, stack.editor));
  }

  /** Uses the login of a browser page on which an editor is already logged in. */
  static async as(page: Page): Promise<WordPressRest> {
    // One of the cookies is only for the admin.
    const cookies = await page.context().cookies(`${stack.wordpressUrl}/wp-admin/`);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return new WordPressRest(await loginHeaders(stack.wordpressUrl, cookie));
  }

  async send<Body = { id: number; slug: string; date: string }>({
    path,
    headers,
    ...request
  }: RestRequest): Promise<Body> {
    const attempt = () =>
      requestWordpress(stack.wordpressUrl, path, {
        ...request,
        headers: { ...headers, ...this.login },
      });
    // WordPress loses a session when the same user logs in twice at the same time: each login writes back the user's
    // list of sessions as it has read it, without the other session.
    const response = await attempt().catch(async (error: Error) => {
      if (!error.message.includes('cookie_invalid_nonce')) throw error;
      this.login = await logIn(stack.wordpressUrl, stack.editor);
      return attempt();
    });
    return (await response.json()) as Body;
  }

  /** Uploads a file to the media library. */
  upload(name: string, type: string, body: Buffer): Promise<{ id: number; source_url: string }> {
    const headers = {
      ...{ 'content-type': type },
      'content-disposition': `attachment; filename="${name}"`,
    };
    return this.send({ method: 'POST', path: '/wp/v2/media', headers, body });
  }

  /** Sends many requests in batches of 25, as many as WordPress accepts. Each batch causes one webhook. */
  async sendAll(requests: RestRequest[]): Promise<{ id: number; slug: string }[]> {
    const bodies: { id: number; slug: string }[] = [];
    for (let start = 0; start < requests.length; start += 25) {
      const batch = { requests: requests.slice(start, start + 25) };
      const { responses } = await this.send<{
        responses: { status: number; body: { id: number; slug: string } }[];
      }>({ method: 'POST', path: '/batch/v1', body: batch });
      const failed = responses.find(({ status }) => status >= 400);
      if (failed) throw new Error(`A request of a batch failed: ${JSON.stringify(failed.body)}`);
      bodies.push(...responses.map(({ body }) => body));
    }
    return bodies;
  }
}
