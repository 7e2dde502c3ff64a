import { pause } from '../../../../processes/wait.mjs';
import { sendSlowly } from '../../../../testing/raw-socket.mjs';
import { addressOf, requireLoopback } from '../visitor.mjs';

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
export async function sendSlowRequests({ origin, seconds, connections, first }, outcome) {
  const port = Number(requireLoopback(origin).port);
  const sockets = Array.from({ length: connections }, (_, number) => {
    const beginning = beginnings[number % 3];
    const more = beginning === largeBody ? '' : ' ';
    const socket = sendSlowly(port, addressOf(first + number), beginning, more);
    return socket.once('end', () => socket.destroy());
  });
  const open = (/** @type {string | Buffer} */ beginning) =>
    sockets.filter(({ destroyed }, number) => !destroyed && beginnings[number % 3] === beginning)
      .length;
  outcome.requests = connections;
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await pause(1_000);
    Object.assign(outcome, { open: open(head), openLarge: open(largeBody) });
  }
  for (const socket of sockets) socket.destroy();
}
