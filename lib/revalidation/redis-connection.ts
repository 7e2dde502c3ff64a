import { createClient } from '@redis/client';

// In milliseconds. The connection counts as lost when Redis sends nothing for this long. The client pings more often.
const maxSilence = 4_000;
const pingInterval = 1_500;

export type RedisConnection = ReturnType<typeof createConnection>;

/** A connection that does not reconnect automatically: after each new connection, the caller expires all pages. */
export function createConnection(url: string) {
  return createClient({
    url,
    pingInterval,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: maxSilence, socketTimeout: maxSilence },
  });
}

/** A promise that rejects when the connection is lost or is closed, and never resolves. */
export function lossOf(connection: RedisConnection): Promise<never> {
  return new Promise((_, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('The connection was closed')));
  });
}
