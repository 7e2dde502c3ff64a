import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { postsPerPage } from '../../lib/config/page-sizes';
import { expect, test } from './support/test';

test('a list in WebKit grows in place, and is as long after Back', async ({ view }) => {
  await view.goto('/news');
  await view.click('link', en.news.moreNews);
  const count = () => view.evaluate(() => document.querySelectorAll('article').length);
  await expect.poll(count).toBeGreaterThan(postsPerPage);
  const grown = await count();
  const last = (await view.all('article')).at(-1)!;
  await view.click('link', undefined, last);
  await expect.poll(() => view.path()).not.toBe('/news');
  await view.driver.navigate().back();
  await expect.poll(() => view.path()).toBe('/news');
  await expect.poll(count).toBe(grown);
});

test.describe('without scripts', () => {
  test.use({ isScripted: false });

  test('a list in WebKit can be read page by page', async ({ view }) => {
    await view.goto('/de/news', { isScripted: false });
    await view.click('link', de.news.moreNews);
    await expect.poll(() => view.path()).toBe('/de/news/page/2');
    expect(await view.all('article')).not.toEqual([]);
  });
});
