import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { startControl } from '../processes/control.mjs';
import { takenPortIn, withTakenPort } from './taken-port.mjs';

const again =
  'Another program has taken port 20012 since this command began. Run the command again.';

test('the port is named that another program has taken, whichever program says so', () => {
  const messages = [
    'Error: listen EADDRINUSE: address already in use :::20012',
    '2026/11/28 04:00:43 [emerg] 1234#1234: bind() to 127.0.0.1:20012 failed (98: Address already in use)',
    "[28-Nov-2026 04:00:43] ERROR: unable to bind listening socket for address '127.0.0.1:20012': Address already in use (98)",
    "2026-11-28  4:00:43 0 [ERROR] Can't start server: Bind on TCP/IP port: Address already in use\n2026-11-28  4:00:43 0 [ERROR] Do you already have another server running on port: 20012 ?",
    '1234:M 28 Nov 2026 04:00:43.123 # Could not create server TCP listening socket 127.0.0.1:20012: bind: Address already in use',
  ];
  for (const message of messages) assert.equal(takenPortIn(message), again, message);
  assert.match(takenPortIn('EADDRINUSE'), /has taken a port since/);
});

test('another error stays as it is', () => {
  assert.equal(
    withTakenPort('connect ECONNREFUSED 127.0.0.1:20012'),
    'connect ECONNREFUSED 127.0.0.1:20012',
  );
});

test('a part of this process that cannot listen names its port too', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens at a port has this form of address.
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const error = await startControl(port, {}).catch((/** @type {Error} */ reason) => reason);
  server.close();

  assert.match(withTakenPort(String(error)), new RegExp(`has taken port ${port} since`));
});
