import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { hasEnded } from './child-processes.mjs';
import { until } from './wait.mjs';

/**
 * Starts a server that stays in the foreground, and waits until it listens.
 * @param {string} program
 * @param {string[]} args
 * @param {number} port where it will listen
 * @throws {Error} when it has ended, or does not listen within ten seconds
 */
export async function startForegroundServer(program, args, port) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await until(() => isListening(port), {
    what: `${program} listens on port ${port}`,
    seconds: 10,
    failure: () => hasEnded(child) && `${program} has ended:\n${output}`,
  });
  return {
    child,
    /** @param {NodeJS.Signals} [signal] */
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Whether a server accepts connections on this port of the loopback interface.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
