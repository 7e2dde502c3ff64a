import { request as startRequest, type ClientRequest, type IncomingMessage } from 'node:http';

import { content } from './support/content';
import { control, logOf } from './support/stack-parts';
import { stack } from './support/environment';
import { fetchPath } from './support/site';
import { expect, test } from './support/test';

test('the site logs one line of JSON per message, with the id of the request', async ({
  request,
}) => {
  const path = `/nowhere-${Date.now()}`;
  const response = await request.get(path, { headers: { 'x-request-id': 'forged-by-a-visitor' } });
  const id = response.headers()['x-request-id'];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);

  const log = await siteLog();
  expect(log.length).toBeGreaterThan(0);
  for (const line of log) {
    expect(line).toMatchObject({ level: expect.any(String), message: expect.any(String) });
    expect(new Date(line.time).toISOString()).toBe(line.time);
  }
  expect(log).toContainEqual(
    expect.objectContaining({
      ...{ level: 'warn', message: 'Page not found: /en/…', requestId: id },
    }),
  );
  // A path that a visitor has typed may contain personal data.
  expect(JSON.stringify(log)).not.toContain(path);
});

test('the log of the site contains no secret', async () => {
  const log = JSON.stringify(await siteLog());

  for (const secret of [stack.webhookSecret, stack.contactSecret, stack.supabaseSecretKey]) {
    expect(log).not.toContain(secret);
  }
});

test(
  'a site that starts takes every stored page for stale, and shows it at once all the same',
  { tag: '@nightly' },
  async ({ request }) => {
    // Neither the home page nor a list of events: the site itself requests those after its start.
    const paths = ['/de/news', content.post.path, `/de/tag/${content.tag}`, '/feed.xml'];
    const stateOf = async (path: string) => (await fetchPath(request, path)).state;
    for (const path of paths) await expect.poll(() => stateOf(path)).toBe('HIT');

    await control('site', 'stop');
    await control('site', 'start');
    const first = await Promise.all(paths.map((path) => fetchPath(request, path)));
    expect(first.map(({ status, state }) => `${status} ${state}`)).toEqual(
      paths.map(() => '200 STALE'),
    );
    for (const path of paths) await expect.poll(() => stateOf(path)).toBe('HIT');
  },
);

test.describe('a site that is asked to stop', () => {
  test.afterAll(() => control('site', 'start'));

  test(
    'finishes the open request, and accepts no new one',
    { tag: '@nightly' },
    async ({ request }) => {
      const { slow, response } = beginSlowly();
      // By then, the site has read the head of the request and waits for its body.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const stopped = control('site', 'stop');
      await expect(async () => {
        await expect(request.get('/api/health')).rejects.toThrow();
      }).toPass({ timeout: 5_000 });
      slow.end('}');

      // The site has read the whole request, and refuses it because it has no signature.
      expect((await response).statusCode).toBe(401);
      await stopped;
    },
  );
});

type Line = { level: string; time: string; message: string; requestId?: string };

// Next.js prints these lines at its start, before the site's logger runs.
const greeting = /^\s*([▲✓⚠]|- \w+:)/;

/** The log lines of the site since the stack was started, newest last. */
async function siteLog(): Promise<Line[]> {
  const log = await logOf('site');
  const lines = log.split('\n').filter((line) => line && !greeting.test(line));
  return lines.map((line) => {
    expect(line).toMatch(/^\{.*\}$/);
    return JSON.parse(line);
  });
}

/** Sends the head of a request and the first half of its body. */
function beginSlowly(): { slow: ClientRequest; response: Promise<IncomingMessage> } {
  const { port } = new URL(stack.siteUrl);
  const slow = startRequest({ host: '127.0.0.1', port, path: '/api/revalidate', method: 'POST' });
  const response = new Promise<IncomingMessage>((resolve, reject) =>
    slow.once('response', resolve).once('error', reject),
  );
  slow.write('{');
  return { slow, response };
}
