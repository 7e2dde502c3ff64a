import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';

/**
 * @typedef {object} CountingProxy
 * @property {() => { requests: number, milliseconds: number }} take the number of requests since the last call, and how long WordPress
 *   took for all of them
 * @property {() => void} stop
 */

/**
 * A proxy in front of WordPress that counts the requests to its REST API.
 * @param {number} port the port it listens on
 * @param {number} target the port of WordPress
 * @returns {Promise<CountingProxy>}
 */
export async function startCountingProxy(port, target) {
  const agent = new Agent({ keepAlive: true });
  let counted = { requests: 0, milliseconds: 0 };
  const server = createServer((request, response) => {
    const since = performance.now();
    const { method, url, headers } = request;
    const options = { host: '127.0.0.1', port: target, path: url, method, headers, agent };
    const passed = ask(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once('error', () => response.destroy());
    response.once('close', () => {
      if (!url?.startsWith('/wp-json/')) return;
      counted.requests += 1;
      counted.milliseconds += performance.now() - since;
    });
    request.pipe(passed);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    take: () => {
      const taken = counted;
      counted = { requests: 0, milliseconds: 0 };
      return taken;
    },
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}
