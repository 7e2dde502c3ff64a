import { request, type APIRequestContext, type Page } from '@playwright/test';

import { stack } from './environment';

export type RestRequest = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };

/** The REST API of WordPress, as an editor uses it. Faster than the edit screens, and with the same webhooks. */
export class WordPressRest {
  private constructor(
    private readonly context: APIRequestContext,
    private nonce: string,
  ) {}

  static async logIn(): Promise<WordPressRest> {
    const context = await request.newContext({ baseURL: stack.wordpressUrl });
    return new WordPressRest(context, await logInWith(context));
  }

  /** Uses the login of a browser page on which an editor is already logged in. */
  static async as({ request }: Page): Promise<WordPressRest> {
    return new WordPressRest(request, await nonceOf(request));
  }

  async send<Answer = { id: number; slug: string; date: string }>({
    method,
    path,
    body,
  }: RestRequest): Promise<Answer> {
    const ask = () =>
      this.context.fetch(`${stack.wordpressUrl}/wp-json${path}`, {
        method,
        data: body,
        headers: { 'x-wp-nonce': this.nonce },
      });
    let response = await ask();
    // WordPress loses a session when the same user logs in twice at the same time: each login writes back the user's
    // list of sessions as it has read it, without the other session.
    if (response.status() === 403 && (await response.text()).includes('cookie_invalid_nonce')) {
      this.nonce = await logInWith(this.context);
      response = await ask();
    }
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  /** Uploads a file to the media library. */
  async upload(
    name: string,
    type: string,
    bytes: Buffer,
  ): Promise<{ id: number; source_url: string }> {
    const response = await this.context.post(`${stack.wordpressUrl}/wp-json/wp/v2/media`, {
      data: bytes,
      headers: {
        ...{ 'x-wp-nonce': this.nonce, 'content-type': type },
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
    if (!response.ok()) throw new Error(`The upload of ${name} failed: ${await response.text()}`);
    return (await response.json()) as { id: number; source_url: string };
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

  async end(): Promise<void> {
    await this.context.dispose();
  }
}

/** Logs in as the stack's editor, and returns the nonce of the session. */
async function logInWith(context: APIRequestContext): Promise<string> {
  const { user, password } = stack.editor;
  await context.post(`${stack.wordpressUrl}/wp-login.php`, {
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    form: { log: user, pwd: password, testcookie: '1' },
  });
  return nonceOf(context);
}

async function nonceOf(context: APIRequestContext): Promise<string> {
  const path = '/wp-admin/admin-ajax.php?action=rest-nonce';
  return (await context.get(`${stack.wordpressUrl}${path}`)).text();
}
