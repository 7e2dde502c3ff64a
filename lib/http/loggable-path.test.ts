import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { loggablePath, sendLoggablePath } from './loggable-path';

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

test('the edge gets the path in a header, in ASCII', () => {
  const request = new IncomingMessage(new Socket());
  request.url = '/de/veranstaltungen/aenne?q=secret';
  const response = new ServerResponse(request);
  sendLoggablePath({ request, response });

  expect(response.getHeader('x-log-path')).toBe('/de/veranstaltungen/...');
});
