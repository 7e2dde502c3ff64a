import { emitPageStored, oncePageStored } from './page-stored-events.mjs';

const key = (path: string) => `/route-cache/APP_PAGE/0123abcd/$${path}`;

describe('oncePageStored', () => {
  it.each([
    ['/de/news', '/de/news'],
    ['/en/2026/03/kl%C3%A4nge', '/en/2026/03/klänge'],
    ['/en/2026/03/kl%C3%A4nge', '/en/2026/03/kl%C3%A4nge'],
  ])('ends when %s is stored as %s', async (path, stored) => {
    const start = Date.now();
    const event = oncePageStored(path, 60_000);
    emitPageStored(key(stored), 42);

    expect(await event).toBe(42);

    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('ignores another page, and ends after a while', async () => {
    const start = Date.now();
    const event = oncePageStored('/de/news', 50);
    emitPageStored(key('/en/news'), 42);
    emitPageStored(key('/de/news/page'), 42);

    expect(await event).toBeUndefined();

    expect(Date.now() - start).toBeGreaterThanOrEqual(45);
  });
});
