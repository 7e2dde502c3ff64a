import { connect } from 'node:net';
import { pause } from '../../../processes/wait.mjs';
import { addressOf } from '../plain-request.mjs';
import { requireLoopback } from '../target.mjs';

const interval = 1_000;

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const body =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';

/**
 * Opens connections and sends one byte a second on each: on half of them a head that never ends, on the others a body.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome its `open` counts the heads
 */
export async function sendSlowly({ origin, seconds, connections, first }, outcome) {
  const { hostname, port } = requireLoopback(origin);
  const host = hostname.replace('localhost', '127.0.0.1');
  const sockets = Array.from({ length: connections }, (_, number) => {
    const localAddress = process.platform === 'linux' ? addressOf(first + number) : undefined;
    const socket = connect({ host, port: Number(port), localAddress });
    // Read the response of a closing server, or the connection would stay open.
    socket
      .on('error', () => {})
      .resume()
      .write(number % 2 ? head : body);
    socket.once('end', () => socket.destroy());
    return socket;
  });
  outcome.requests = connections;
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await pause(interval);
    for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
    outcome.open = sockets.filter(({ destroyed }, number) => number % 2 && !destroyed).length;
  }
  for (const socket of sockets) socket.destroy();
}
