import { control } from './support/control';
import { stack } from './support/environment';
import { expect, test, type APIRequestContext } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Health = {
  status: string;
  checks: Record<string, { status?: string; observedValue?: number | null }[]>;
};

test('the process says that it lives, to whoever asks', async ({ request }) => {
  const answer = await request.get('/api/health');

  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('it is ready, and reaches WordPress and Supabase', async ({ request }) => {
  await expect.poll(async () => (await askReadiness(request)).health.status).toBe('pass');
  const { answer, health } = await askReadiness(request);

  expect(answer.headers()['content-type']).toContain('application/health+json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(health.checks['supabase:reachability']![0]!.status).toBe('pass');
  expect(health.checks['cache:writability']![0]!.status).toBe('pass');
  const text = JSON.stringify(health);
  for (const url of [stack.wordpressUrl, stack.supabaseUrl]) {
    expect(text).not.toContain(new URL(url).host);
  }
  expect(text).not.toContain(stack.supabaseKey);
});

test('it knows how long ago WordPress last spoke', async ({ request }) => {
  const rest = await WordPressRest.logIn();
  const post = await rest.send<{ id: number }>({
    method: 'POST',
    path: '/wp/v2/posts',
    body: { title: 'A sign of life', status: 'publish' },
  });
  try {
    await expect
      .poll(async () => (await askReadiness(request)).health.checks['webhook:age']![0])
      .toMatchObject({ observedValue: expect.any(Number) });
    const { health } = await askReadiness(request);
    expect(health.checks['webhook:age']![0]!.observedValue).toBeLessThan(60);
  } finally {
    await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${post.id}?force=true` });
    await rest.end();
  }
});

test.describe('while WordPress is down', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeAll(() => control('wordpress', 'stop'));
  test.afterAll(() => control('wordpress', 'start'));

  test('it stays ready with the pages it has, and warns', async ({ request }) => {
    await expect.poll(async () => (await askReadiness(request)).health.status).toBe('warn');
    const { answer, health } = await askReadiness(request);

    expect(answer.status()).toBe(200);
    expect(health.checks.pages![0]!.status).toBe('pass');
    expect(health.checks['wordpress:reachability']![0]!.status).toBe('warn');
    expect(health.checks['supabase:reachability']![0]!.status).toBe('pass');
  });
});

async function askReadiness(request: APIRequestContext) {
  const answer = await request.get('/api/health/ready');
  return { answer, health: (await answer.json()) as Health };
}
