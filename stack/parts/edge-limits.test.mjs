import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFriendly, limitPromises } from '../testing/edge-limits.mjs';
import { until } from '../processes/wait.mjs';
import { startEdge } from './edge.mjs';

const { ask, site, visitor } = limitPromises(startEdge);
/** What deploy/nginx.conf gives one visitor. */
const connections = 200;

test('lets one visitor wait for so many answers at a time, and others for theirs', async () => {
  site.requests = [];
  for (let number = 0; number < connections; number++)
    ask(visitor(9), `/hangs/${number}`).catch(() => undefined);
  await until(() => site.requests.length >= connections, { what: 'the site has heard of all' });

  isFriendly(await ask(visitor(9)));
  assert.equal((await ask(visitor(10))).status, 200);
});
