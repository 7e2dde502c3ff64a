import { randomUUID } from 'node:crypto';

import { webhookSchema, type Delivery } from '../webhook-schema';
import { fullRefresh } from './full-refresh';
import type { Outbox } from './outbox';
import { isBefore, Stream, type Entry } from './redis-stream';

const pause = 1_000;
// Milliseconds. Older webhooks have no effect, because every page is revalidated after five minutes at most. Twice this
// time, to be safe.
const relevantTime = 10 * 60_000;

/** `starting`: missed webhooks are not consumed yet; `away`: Redis cannot be reached. */
export type ExchangeState = 'starting' | 'reached' | 'away';

type Options = {
  url: string;
  /** The name of the stream in Redis. */
  key: string;
  outbox: Outbox;
  /** Called with each delivery that another process got, one after the other. When it throws, it is called again. */
  consume: (delivery: Delivery) => Promise<void>;
};

/**
 * Shares webhook deliveries between the processes of one site through a Redis stream. Each process stores its position in
 * the stream and what it has not published yet, so that neither a restart nor an outage of Redis loses a delivery. When
 * Redis has lost entries, everything counts as changed.
 */
export class Exchange {
  state: ExchangeState = 'starting';
  private readonly me = randomUUID();
  private stream: Stream | null = null;
  private canPublish = false;
  private isEnded = false;

  constructor(private readonly means: Options) {}

  /** Returns at once: what cannot be published now is published when Redis is back. */
  publish(delivery: Delivery): void {
    this.means.outbox.add(delivery);
    const { stream, canPublish } = this;
    if (stream && canPublish) this.send(stream, delivery).catch(() => stream.close());
  }

  /** Consumes and publishes until `end`, and logs when Redis goes away and when it is back. */
  async run(): Promise<void> {
    while (!this.isEnded) {
      this.stream = new Stream(this.means.url, this.means.key);
      try {
        await this.follow(this.stream);
      } catch (error) {
        this.become('away', this.stream.fault ?? error);
      }
      this.canPublish = false;
      this.stream.close();
      if (!this.isEnded) await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  end(): void {
    this.isEnded = true;
    this.stream?.close();
  }

  private async follow(stream: Stream): Promise<void> {
    await stream.open();
    let position = await this.begin(stream);
    await this.publishPending(stream);
    for (let waits = false; !this.isEnded; waits = true) {
      for (const entry of await stream.after(position, waits)) {
        await this.take(entry);
        position = entry.id;
      }
      this.become('reached');
    }
  }

  /** @returns the id of the entry after which to start */
  private async begin(stream: Stream): Promise<string> {
    const { outbox, consume } = this.means;
    const known = outbox.position;
    // An empty stream gets a first entry, which marks the time from which it is complete. Several processes may add one.
    if (!(await stream.ends())) await stream.add({ from: this.me });
    const ends = await stream.ends();
    if (!ends) throw new Error('The stream has lost its first entry');
    const { oldest, newest } = ends;
    if (known && !isBefore(known, oldest) && !isBefore(newest, known)) return known;

    const living = String(Date.now() - relevantTime);
    // Redis has lost its data or its clock, or dropped entries that were not consumed yet.
    if (known) await consume(fullRefresh());
    const start = known || isBefore(living, oldest) ? oldest : living;
    outbox.acknowledgeUpTo(start);
    return start;
  }

  private async publishPending(stream: Stream): Promise<void> {
    const { outbox } = this.means;
    for (let next = outbox.nextUnpublished; next; next = outbox.nextUnpublished) {
      await this.send(stream, next);
    }
    this.canPublish = true;
  }

  private async send(stream: Stream, delivery: Delivery): Promise<void> {
    await stream.add({ from: this.me, delivery: JSON.stringify(delivery) });
    this.means.outbox.acknowledge(delivery);
  }

  private async take({ id, fields }: Entry): Promise<void> {
    const delivery = webhookSchema.safeParse(parse(fields.delivery));
    if (fields.from !== this.me && delivery.success) await this.means.consume(delivery.data);
    this.means.outbox.acknowledgeUpTo(id);
  }

  private become(state: ExchangeState, reason?: unknown): void {
    if (this.state === state || this.isEnded) return;

    this.state = state;
    if (state === 'reached') console.info('This process is connected to the others through Redis');
    else
      console.warn(
        'Redis cannot be reached: this process works alone and catches up later',
        reason,
      );
  }
}

function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
