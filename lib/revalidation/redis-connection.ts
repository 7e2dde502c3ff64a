import { createClient } from '@redis/client';

// Milliseconds. The connection counts as lost when Redis sends nothing for this long. The client pings more often.
const silence = 4_000;
const pingInterval = 1_500;

export type RedisConnection = ReturnType<typeof createConnection>;

/** A connection that does not reconnect automatically: after each new connection, the caller expires all pages. */
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
