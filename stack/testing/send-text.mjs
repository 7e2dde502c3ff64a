import { connect } from 'node:net';

/**
 * Sends a text unchanged. It need not be a complete request.
 * @param {number} port
 * @param {string} text
 * @returns {Promise<string>} what came back until the connection was closed or was silent for a second
 */
export function sendText(port, text) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (part) => (answer += part));
    // A server that refuses the text may close the connection before it has read everything.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
