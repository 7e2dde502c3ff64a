import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { emitPageStored } from '../cache/page-stored-events.mjs';
import { storageFolder } from '../config/env';
import { changeShownAt, noteChangedPages } from './shown-changes';

const post = (slug: string) =>
  ({ pathname: '/[year]/[month]/[slug]', params: { year: '2026', month: '03', slug } }) as const;

const stored = (path: string, requestedAt: number) =>
  emitPageStored(`/route-cache/APP_PAGE/0123abcd/$${path}`, requestedAt);

describe('changeShownAt', () => {
  it('is the moment at which each page was first stored with data of after the change', () => {
    const changed = new Date();
    noteChangedPages([post('klänge')], changed);
    expect(changeShownAt('/en/2026/03/kl%C3%A4nge')).toBeNull();

    stored('/en/2026/03/kl%C3%A4nge', changed.getTime() - 1);
    expect(changeShownAt('/en/2026/03/kl%C3%A4nge')).toBeNull();

    stored('/en/2026/03/klänge', changed.getTime());
    const first = changeShownAt('/en/2026/03/kl%C3%A4nge');
    expect(first).toBeInstanceOf(Date);
    expect(changeShownAt('/de/2026/03/kl%C3%A4nge')).toBeNull();

    jest.useFakeTimers({ now: Date.now() + 60_000 });
    stored('/en/2026/03/klänge', Date.now());
    jest.useRealTimers();
    expect(changeShownAt('/en/2026/03/kl%C3%A4nge')).toEqual(first);
  });

  it('begins again with the next change', () => {
    noteChangedPages([post('again')], new Date());
    stored('/en/2026/03/again', Date.now());
    expect(changeShownAt('/en/2026/03/again')).not.toBeNull();

    noteChangedPages([post('again')], new Date());
    expect(changeShownAt('/en/2026/03/again')).toBeNull();
  });

  it('forgets the oldest changes of many', () => {
    noteChangedPages([post('old')], new Date());
    stored('/en/2026/03/old', Date.now());
    const many = Array.from({ length: 200 }, (_, index) => post(`new-${index}`));
    noteChangedPages(many, new Date());

    expect(changeShownAt('/en/2026/03/old')).toBeNull();
    stored('/de/2026/03/new-0', Date.now());
    expect(changeShownAt('/de/2026/03/new-0')).not.toBeNull();
  });

  it('is written to disk, because a restart must not lose it', async () => {
    noteChangedPages([post('northbound')], new Date());
    stored('/en/2026/03/northbound', Date.now());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const file = readFileSync(join(storageFolder, 'shown-changes.json'), 'utf8');

    expect(new Map(JSON.parse(file)).get('/en/2026/03/northbound')).toMatchObject({
      shownAt: expect.any(Number),
    });
  });
});
