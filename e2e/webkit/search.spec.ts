import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { content } from '../support/content';
import { expect, test } from './support/test';
import { Key } from './support/view';

for (const { path, words, isScripted } of [
  { path: '/search', words: en, isScripted: true },
  { path: '/de/suche', words: de, isScripted: false },
]) {
  test.describe(`${path} in WebKit ${isScripted ? 'with' : 'without'} scripts`, () => {
    test.use({ isScripted });

    test('finds by keyboard, and leads to a post', async ({ view }) => {
      await view.goto(path, { isScripted });
      await view.click('searchbox', words.search.label);
      await view.press(content.post.title, Key.ENTER);
      await expect.poll(() => view.path()).toContain(`${path}?q=`);
      await expect
        .poll(() => view.evaluate(() => document.querySelectorAll('main mark').length))
        .toBeGreaterThan(0);
      await view.click('link', undefined, await view.one('article'));
      await expect.poll(() => view.path()).not.toContain(path);
    });
  });
}
