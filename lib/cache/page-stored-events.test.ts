import { emitPageStored, onPageStored } from './page-stored-events.mjs';

const key = (path: string) => `/route-cache/APP_PAGE/0123abcd/$${path}`;

it('tells which page was stored, by its decoded path, and from when its data are', () => {
  const stored: unknown[] = [];
  onPageStored((...page) => stored.push(page));
  emitPageStored(key('/en/2026/03/kl%C3%A4nge'), 42);
  emitPageStored(key('/en/2026/03/klänge'), 43);
  emitPageStored('a key of another form', 44);

  expect(stored).toEqual([
    ['/en/2026/03/klänge', 42],
    ['/en/2026/03/klänge', 43],
  ]);
});
