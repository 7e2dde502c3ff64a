import { createClient } from '@redis/client';

// Milliseconds. A hanging Redis is detected by its silence: it is pinged more often than this.
const silence = 4_000;
const pingInterval = 1_500;

export type RedisConnection = ReturnType<typeof createConnection>;

/** A connection that is not made again when it is lost: after a new one, everything counts as changed. */
export function createConnection(url: string) {
  return createClient({
    url,
    pingInterval,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: silence, socketTimeout: silence },
  });
}

/** @returns a promise that rejects when the connection is lost or was closed */
export function lossOf(connection: RedisConnection): Promise<never> {
  return new Promise((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The connection was closed')));
  });
}
