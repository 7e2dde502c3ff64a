import { expect, test } from '@playwright/test';

import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { control } from './support/control';
import { answerOf } from './support/site';
import { publishedPosts } from './support/wordpress';

const known = ['/', '/de', '/news', '/de/news', '/2026/08/northbound', '/de/2026/08/northbound'];

test.describe('while WordPress is down', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let before: string[];
  let neverAsked: string;

  test.beforeAll(async ({ request }) => {
    before = await Promise.all(known.map(async (path) => mainOf(await answerOf(request, path))));
    neverAsked = (await publishedPosts(request)).at(-1)!.path;
    await control('wordpress', 'stop');
  });

  test.afterAll(() => control('wordpress', 'start'));

  test('every page that was ever rendered keeps answering with its content', async ({
    request,
  }) => {
    await expectAsBefore();
    // Longer than the shortest timer, so that pages are asked to regenerate and cannot.
    await new Promise((resolve) => setTimeout(resolve, 65_000));
    await expectAsBefore();
    await expectAsBefore();

    async function expectAsBefore() {
      for (const [index, path] of known.entries()) {
        const answer = await answerOf(request, path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(mainOf(answer)).toBe(before[index]);
      }
    }
  });

  test('a page that never was answers 503 in both languages, and is not stored', async ({
    request,
  }) => {
    for (const path of [neverAsked, `/de${neverAsked}`, neverAsked]) {
      const answer = await answerOf(request, path);

      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.caching).toContain('no-store');
      expect(answer.text).toContain(en.unavailable.screens.post);
      expect(answer.text).toContain(de.unavailable.screens.post);
      expect(answer.text).not.toContain('<script');
    }
  });

  test('the site starts, with everything it had', async ({ request }) => {
    await control('site', 'stop');
    await control('site', 'start');

    for (const path of known) {
      expect([path, (await answerOf(request, path)).status]).toEqual([path, 200]);
    }
  });

  test('it heals by itself when WordPress is back', async ({ request }) => {
    await control('wordpress', 'start');

    await expect.poll(async () => (await answerOf(request, neverAsked)).status).toBe(200);
    expect((await answerOf(request, '/news')).status).toBe(200);
  });
});

function mainOf({ text }: { text: string }): string {
  const main = /<main[^]*<\/main>/.exec(text)?.[0];
  expect(main).toBeTruthy();
  return main!;
}
