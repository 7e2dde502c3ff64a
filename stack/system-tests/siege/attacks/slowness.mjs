import { connect } from 'node:net';
import { pause } from '../../../processes/wait.mjs';
import { addressOf } from '../visitor.mjs';
import { requireLoopback } from '../target.mjs';

/** Milliseconds between two bytes. */
const interval = 1_000;

const head = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const body =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';

/** A request that is refused, with nearly the whole of its body. Nothing is sent after it. */
const largeBody = Buffer.concat([
  Buffer.from(
    'POST /news HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9900000\r\n\r\n',
  ),
  Buffer.alloc(9_500_000, 'a'),
]);

const beginnings = [head, body, largeBody];

/**
 * Opens connections. A third of them send a head that never ends, a third a body that never ends, one byte a second.
 * The last third send a large body nearly whole, and then nothing.
 * @param {import('./plan.mjs').Plan} plan
 * @param {import('./plan.mjs').Outcome} outcome its `open` counts the heads, its `openLarge` the large bodies
 */
export async function sendSlowly({ origin, seconds, connections, first }, outcome) {
  const { hostname, port } = requireLoopback(origin);
  const host = hostname.replace('localhost', '127.0.0.1');
  const connection = (/** @type {number} */ number) => {
    const localAddress = process.platform === 'linux' ? addressOf(first + number) : undefined;
    const socket = connect({ host, port: Number(port), localAddress });
    // The response must be read, or the connection would stay open when the server closes it.
    socket
      .on('error', () => {})
      .resume()
      .write(beginnings[number % 3]);
    socket.once('end', () => socket.destroy());
    return socket;
  };
  const sockets = Array.from({ length: connections }, (_, number) => connection(number));
  const of = (/** @type {string | Buffer} */ beginning) =>
    sockets.filter((socket, number) => !socket.destroyed && beginnings[number % 3] === beginning);
  outcome.requests = connections;
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await pause(interval);
    for (const socket of [...of(head), ...of(body)]) socket.write(' ');
    Object.assign(outcome, { open: of(head).length, openLarge: of(largeBody).length });
  }
  for (const socket of sockets) socket.destroy();
}
