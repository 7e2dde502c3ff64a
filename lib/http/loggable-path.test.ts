import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loggablePath, loggableSegments } from './loggable-path';

describe('loggablePath', () => {
  it.each([
    ['/de/veranstaltungen/aenne-lind', '/de/veranstaltungen/…'],
    ['/en/2026/08/aenne', '/en/2026/08/…'],
    ['/en/news/page/3', '/en/news/page/3'],
    ['/de/nope/aenne%40example.org', '/de/…/…'],
    ['/search/1/c2VjcmV0?q=secret', '/search/1/…'],
    ['/api/share/7f3a/de/events/aenne', '/api/share/…/de/events/…'],
    [
      'https://cms.example/wp-content/uploads/2026/08/aenne.webp?v=1',
      'https://cms.example/wp-content/uploads/2026/08/…',
    ],
    ['/0041791234567', '/…'],
    ['/a'.repeat(40), `${'/…'.repeat(7)}/…`],
  ])('of %s is %s', (path, logged) => {
    expect(loggablePath(path)).toBe(logged);
  });
});

describe('the edge', () => {
  it('logs the same segments', () => {
    const configuration = readFileSync(join('deploy', 'nginx.conf'), 'utf8');
    const lists = [...configuration.matchAll(/\(\?:((?:[a-z0-9_.\\-]+\|){20,}[a-z]+)\|\\d/g)];
    const words = lists.map(([, list = '']) => list.replaceAll('\\', '').split('|'));

    expect(words.length).toBeGreaterThan(0);
    for (const each of words) expect(each).toEqual([...loggableSegments].toSorted());
  });
});
