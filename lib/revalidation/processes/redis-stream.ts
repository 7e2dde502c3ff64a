import { createClient } from '@redis/client';

// A hanging Redis is detected by its silence: both connections are used more often than this.
const silence = 4_000;
const pause = 1_500;
// How many entries a process may miss and still read later: about 100 KB, 12 MB if all were bulk edits.
const maxEntries = 200;

/** The fields of one entry, as they were added. */
export type Entry = { id: string; fields: Record<string, string> };

type Client = ReturnType<typeof connectTo>;

function connectTo(url: string) {
  return createClient({
    url,
    pingInterval: pause,
    disableOfflineQueue: true,
    // The reader of the stream connects again and continues from its last id.
    socket: { reconnectStrategy: false, connectTimeout: silence, socketTimeout: silence },
  });
}

/**
 * A Redis stream, which holds its newest entries (https://redis.io/docs/latest/develop/data-types/streams/). One
 * connection waits for entries, the other adds some. When either is lost, or `close` is called, all pending and later
 * calls throw.
 */
export class Stream {
  private readonly reader: Client;
  private readonly writer: Client;
  /** Why the connection was lost. A pending call only throws that it was lost. */
  fault: Error | undefined;

  constructor(
    url: string,
    private readonly key: string,
  ) {
    this.reader = connectTo(url);
    this.writer = connectTo(url);
    for (const client of [this.reader, this.writer]) {
      client.on('error', (error: Error) => {
        this.fault ??= error;
        this.close();
      });
    }
  }

  async open(): Promise<void> {
    await Promise.all([this.reader.connect(), this.writer.connect()]);
  }

  close(): void {
    this.reader.destroy();
    this.writer.destroy();
  }

  /** @returns the id that Redis has given it */
  async add(fields: Record<string, string>): Promise<string> {
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: maxEntries } as const;
    return this.writer.xAdd(this.key, '*', fields, { TRIM });
  }

  /** The ids of the oldest and the newest stored entry; null when there are none. */
  async ends(): Promise<{ oldest: string; newest: string } | null> {
    const [first, last] = await Promise.all([
      this.reader.xRange(this.key, '-', '+', { COUNT: 1 }),
      this.reader.xRevRange(this.key, '+', '-', { COUNT: 1 }),
    ]);
    return first?.[0] && last?.[0] ? { oldest: first[0].id, newest: last[0].id } : null;
  }

  /** The entries after the one with this id; `waits` for a moment when there are none. */
  async after(id: string, waits: boolean): Promise<Entry[]> {
    const options = waits ? { BLOCK: pause } : {};
    const [found] = (await this.reader.xRead({ key: this.key, id }, options)) ?? [];

    return found?.messages.map(toEntry) ?? [];
  }
}

function toEntry({ id, message }: { id: string; message: Record<string, string> }): Entry {
  return { id, fields: { ...message } };
}

/** An entry's id begins with the milliseconds of Redis's clock at which it was added, e.g. `1700000000000-0`. */
export function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number);

  return time === otherTime ? count < otherCount : time < otherTime;
}
