import { control } from './support/stack-parts';
import { stack } from './support/environment';
import { expect, test, type APIRequestContext } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Health = {
  status: string;
  checks: Record<string, { status?: string; observedValue?: number | null }[]>;
};

test('the health address says that the process runs', async ({ request }) => {
  const response = await request.get('/api/health');

  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('the readiness check passes, and reaches WordPress and Supabase', async ({ request }) => {
  await expect.poll(async () => (await fetchReadiness(request)).health.status).toBe('pass');
  const { response, health } = await fetchReadiness(request);

  expect(response.headers()['content-type']).toContain('application/health+json');
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(health.checks['supabase:reachability']![0]!.status).toBe('pass');
  expect(health.checks['cache:writability']![0]!.status).toBe('pass');
  expect(health.checks['contact-mail:delivery']![0]!.status).toBe('pass');
  const text = JSON.stringify(health);
  for (const url of [stack.wordpressUrl, stack.supabaseUrl]) {
    expect(text).not.toContain(new URL(url).host);
  }
  expect(text).not.toContain(stack.supabaseKey);
});

test('the readiness check shows how old the last webhook is', async ({ request }) => {
  const rest = await WordPressRest.logIn();
  const post = await rest.send<{ id: number }>({
    method: 'POST',
    path: '/wp/v2/posts',
    body: { title: 'A sign of life', status: 'publish' },
  });
  const publishedAt = Date.now() - 1000;
  try {
    const age = async () =>
      (await fetchReadiness(request)).health.checks['webhook:age']![0]!.observedValue;
    // The age is in whole seconds. It must be small enough to come from the webhook of this post.
    await expect
      .poll(async () => ((await age()) ?? Infinity) <= (Date.now() - publishedAt) / 1000)
      .toBe(true);
  } finally {
    await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${post.id}?force=true` });
  }
});

test.describe('while WordPress is unreachable', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeAll(() => control('wordpress', 'stop'));
  test.afterAll(() => control('wordpress', 'start'));

  test('the site stays ready with its stored pages, and warns', async ({ request }) => {
    await expect.poll(async () => (await fetchReadiness(request)).health.status).toBe('warn');
    const { response, health } = await fetchReadiness(request);

    expect(response.status()).toBe(200);
    expect(health.checks.pages![0]!.status).toBe('pass');
    expect(health.checks['wordpress:reachability']![0]!.status).toBe('warn');
    expect(health.checks['supabase:reachability']![0]!.status).toBe('pass');
  });
});

async function fetchReadiness(request: APIRequestContext) {
  const response = await request.get('/api/health/ready');
  return { response, health: (await response.json()) as Health };
}
