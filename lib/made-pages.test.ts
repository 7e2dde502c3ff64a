import { announcePage, nextMade } from './made-pages.mjs';

const key = (path: string) => `/route-cache/APP_PAGE/0123abcd/$${path}`;

describe('nextMade', () => {
  it.each([
    ['/de/news', '/de/news'],
    ['/en/2026/03/kl%C3%A4nge', '/en/2026/03/klänge'],
    ['/en/2026/03/kl%C3%A4nge', '/en/2026/03/kl%C3%A4nge'],
  ])('ends when %s is stored as %s', async (path, stored) => {
    const start = Date.now();
    const made = nextMade(path, 60_000);
    announcePage(key(stored));
    await made;

    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('does not end with another page, but after a while', async () => {
    const start = Date.now();
    const made = nextMade('/de/news', 50);
    announcePage(key('/en/news'));
    announcePage(key('/de/news/page'));
    await made;

    expect(Date.now() - start).toBeGreaterThanOrEqual(45);
  });
});
