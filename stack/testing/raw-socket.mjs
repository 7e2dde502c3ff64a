import { connect } from 'node:net';

/**
 * Sends a text unchanged. It need not be a complete request.
 * @param {number} port
 * @param {string} text
 * @param {{ silence?: number, mustClose?: boolean }} [options] `silence`: after how many seconds without data the
 *   connection is given up; `mustClose`: whether that is an error
 * @returns {Promise<string>} everything that was received until the connection was closed or given up
 */
export function sendText(port, text, { silence = 1, mustClose = false } = {}) {
  return new Promise((resolve, reject) => {
    let received = '';
    // This side keeps the connection open, because the site responds only as long as the connection is open.
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(silence * 1000, () => {
      if (mustClose) reject(new Error(`${text.split('\r\n')[0]}: no data for ${silence} s`));
      socket.destroy();
    });
    socket.on('data', (part) => (received += part));
    // A server that refuses the text may close the connection before it has read everything.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/**
 * Sends the beginning of a request, then a little more every second until the connection is closed.
 * @param {number} port
 * @param {string} from the loopback address that sends it. Only Linux gives a machine all of 127.0.0.0/8
 * @param {string | Buffer} beginning
 * @param {string} more nothing more if it is empty
 */
export function sendSlowly(port, from, beginning, more) {
  const localAddress = process.platform === 'linux' ? from : undefined;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // Written before the connection is established, so that nothing else can be sent first.
  socket.write(beginning);
  const timer = setInterval(() => more && socket.write(more), 1000);
  socket.once('close', () => clearInterval(timer));
  // The response must be read: otherwise the end of the connection is not noticed.
  return socket.resume().on('error', () => undefined);
}
