import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { UserFacingError } from '../console.mjs';

/**
 * Checks that ports are free.
 * @param {Record<string, number | undefined>} ports by their purpose; undefined for a port that is not needed
 * @throws {UserFacingError} that names each port that is taken, and by which program
 */
export async function requireFreePorts(ports) {
  const taken = [];
  for (const [purpose, port] of Object.entries(ports)) {
    if (port && !(await isFree(port)))
      taken.push(`Port ${port} (${purpose}) is taken${await byWhom(port)}.`);
  }
  if (taken.length) {
    throw new UserFacingError(
      `${taken.join('\n')}\nStop the process that uses it, or choose other ports: add -- --port-base ${firstOf(ports) + 100} to the command`,
    );
  }
}

/** @param {Record<string, number | undefined>} ports */
const firstOf = (ports) => Math.min(...Object.values(ports).flatMap((port) => port || []));

/** Whether nothing listens on a port. @param {number} port */
export async function isFree(port) {
  // A port may be free on one address and taken on another, so both kinds of address are tried.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/**
 * @param {number} port
 * @param {string} [host] all addresses, if it is not given
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== 'EADDRINUSE'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The program that listens on a port. Empty when lsof is not installed or does not find it. @param {number} port */
async function byWhom(port) {
  try {
    const { stdout } = await promisify(execFile)('lsof', [
      '-nP',
      `-iTCP:${port}`,
      '-sTCP:LISTEN',
      '-Fpc',
    ]);
    const [, pid] = stdout.match(/^p(\d+)/m) ?? [];
    const [, command] = stdout.match(/^c(.+)/m) ?? [];
    return pid ? ` by ${command} (process ${pid})` : '';
  } catch {
    return '';
  }
}
