import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http';

import { control, logOf } from './support/control';
import { stack } from './support/environment';
import { expect, test } from './support/test';

test('what is logged is one line of JSON each, with the request it belongs to', async ({
  request,
}) => {
  const path = `/nowhere-${Date.now()}`;
  const answer = await request.get(path, { headers: { 'x-request-id': 'forged-by-a-visitor' } });
  const id = answer.headers()['x-request-id'];
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
  // What a visitor has typed may be personal.
  expect(JSON.stringify(log)).not.toContain(path);
});

test('no log holds a secret', async () => {
  const log = JSON.stringify(await siteLog());

  for (const secret of [stack.webhookSecret, stack.contactSecret, stack.supabaseSecretKey]) {
    expect(log).not.toContain(secret);
  }
});

test.describe('a site that is asked to end', () => {
  test.afterAll(() => control('site', 'start'));

  test('answers who is being served, and takes no one else', async ({ request }) => {
    const { slow, answer } = beginSlowly();
    // Its head has been read, and it is waited for.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const stopped = control('site', 'stop');
    await expect(async () => {
      await expect(request.get('/api/health')).rejects.toThrow();
    }).toPass({ timeout: 5_000 });
    slow.end('}');

    // It was heard to its end: nobody has signed it.
    expect((await answer).statusCode).toBe(401);
    await stopped;
  });
});

type Line = { level: string; time: string; message: string; requestId?: string };

// The framework greets before it knows of us.
const greeting = /^\s*([▲✓⚠]|- \w+:)/;

/** What the site has said since the stack was started, the newest last. */
async function siteLog(): Promise<Line[]> {
  const log = await logOf('site');
  const lines = log.split('\n').filter((line) => line && !greeting.test(line));
  return lines.map((line) => {
    expect(line).toMatch(/^\{.*\}$/);
    return JSON.parse(line);
  });
}

/** Sends the head of a request and half of its body. */
function beginSlowly(): { slow: ClientRequest; answer: Promise<IncomingMessage> } {
  const { port } = new URL(stack.siteUrl);
  const slow = ask({ host: '127.0.0.1', port, path: '/api/revalidate', method: 'POST' });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    slow.once('response', resolve).once('error', reject),
  );
  slow.write('{');
  return { slow, answer };
}
