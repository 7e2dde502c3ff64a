import {
  changeShownAt,
  noteChangedPage,
  noteStoredPage,
  storedDataRequestedAt,
} from './stored-pages.mjs';

const stored = (path: string, requestedAt: number) =>
  noteStoredPage(`/route-cache/APP_PAGE/0123abcd/$${path}`, requestedAt);

describe('storedDataRequestedAt', () => {
  it('is when the data of the last stored version was requested, however the path is encoded', () => {
    expect(storedDataRequestedAt('/en/2026/03/kl%C3%A4nge')).toBe(0);

    stored('/en/2026/03/kl%C3%A4nge', 42);
    stored('/en/2026/03/klänge', 43);
    expect(storedDataRequestedAt('/en/2026/03/kl%C3%A4nge')).toBe(43);
  });

  it('is not known for a page without data, and for a key of another form', () => {
    stored('/en/contact', 42);
    stored('/en/contact', Infinity);
    noteStoredPage('a key of another form', 44);

    expect(storedDataRequestedAt('/en/contact')).toBe(0);
  });

  it('stays when the page is changed', () => {
    stored('/en/news', 42);
    noteChangedPage('/en/news', new Date());

    expect(storedDataRequestedAt('/en/news')).toBe(42);
  });
});

describe('changeShownAt', () => {
  const path = '/en/2026/03/lieder';

  it('is the moment at which the page was first stored with data of after the change', () => {
    const changed = new Date();
    noteChangedPage(path, changed);
    expect(changeShownAt(path)).toBeNull();

    stored(path, changed.getTime() - 1);
    expect(changeShownAt(path)).toBeNull();

    stored(path, changed.getTime());
    const first = changeShownAt(path);
    expect(first).toBeGreaterThanOrEqual(changed.getTime());

    jest.useFakeTimers({ now: Date.now() + 60_000 });
    stored(path, Date.now());
    jest.useRealTimers();
    expect(changeShownAt(path)).toBe(first);
  });

  it('is null for a page without a change, and when the last good page is stored again', () => {
    stored('/de/2026/03/lieder', Date.now());
    expect(changeShownAt('/de/2026/03/lieder')).toBeNull();

    noteChangedPage('/de/2026/03/lieder', new Date());
    stored('/de/2026/03/lieder', Infinity);
    expect(changeShownAt('/de/2026/03/lieder')).toBeNull();
  });

  it('begins again with the next change', () => {
    noteChangedPage('/en/2026/03/again', new Date());
    stored('/en/2026/03/again', Date.now());
    expect(changeShownAt('/en/2026/03/again')).not.toBeNull();

    noteChangedPage('/en/2026/03/again', new Date());
    expect(changeShownAt('/en/2026/03/again')).toBeNull();
  });

  it('is forgotten for the oldest of many pages', () => {
    noteChangedPage('/en/2026/03/old', new Date());
    stored('/en/2026/03/old', Date.now());
    for (let index = 0; index < 1_000; index += 1)
      noteChangedPage(`/en/2026/03/new-${index}`, new Date());

    expect(changeShownAt('/en/2026/03/old')).toBeNull();
    stored('/en/2026/03/new-0', Date.now());
    expect(changeShownAt('/en/2026/03/new-0')).not.toBeNull();
  });
});
