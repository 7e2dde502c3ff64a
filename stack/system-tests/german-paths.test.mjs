import assert from 'node:assert/strict';
import { test } from 'node:test';
import { germanPaths } from './german-paths.mjs';

test('the German path is that of the routing, with the query, and a path without a route is refused', async () => {
  const germanPath = await germanPaths();

  assert.equal(germanPath('/'), '/de');
  assert.equal(germanPath('/2026/08/northbound'), '/de/2026/08/northbound');
  assert.equal(germanPath('/events/k%c3%bc/event.ics'), '/de/veranstaltungen/k%C3%BC/termin.ics');
  assert.equal(germanPath('/search?q=a%20b'), '/de/suche?q=a%20b');
  assert.throws(() => germanPath('/evnts'), /No route of the site has the path \/evnts/);
});
