import { randomUUID } from 'node:crypto';

import { webhookSchema, type Delivery } from '../webhook';
import { everythingChanged } from './everything';
import type { Notebook } from './notebook';
import { isBefore, Stream, type Entry } from './stream';

const pause = 1_000;
// Twice the longest lifetime of a page: an older one is made anew without being told.
const longestLifetime = 10 * 60_000;

/** `starting`: what was missed is not heard yet; `away`: the others can be neither heard nor told. */
export type ExchangeState = 'starting' | 'reached' | 'away';

type Means = {
  url: string;
  /** The name of the stream in Redis. */
  key: string;
  notebook: Notebook;
  /** Is given each delivery that another process was sent, one after the other; is given it again if it throws. */
  hear: (delivery: Delivery) => Promise<void>;
};

/**
 * What the processes of one site tell each other through a stream in Redis: the deliveries that WordPress has made to one
 * of them. Each remembers up to where it has heard, and what it has not told, so that neither a restart nor a Redis that is
 * away loses any; where entries are gone, everything counts as changed.
 */
export class Exchange {
  state: ExchangeState = 'starting';
  private readonly me = randomUUID();
  private stream: Stream | null = null;
  private canTell = false;
  private isEnded = false;

  constructor(private readonly means: Means) {}

  /** Never waits: what cannot be told now is told when Redis is back. */
  tell(delivery: Delivery): void {
    this.means.notebook.add(delivery);
    const { stream, canTell } = this;
    if (stream && canTell) this.send(stream, delivery).catch(() => stream.close());
  }

  /** Hears and tells until it is ended, and logs when Redis goes away and when it is back. */
  async run(): Promise<void> {
    while (!this.isEnded) {
      this.stream = new Stream(this.means.url, this.means.key);
      try {
        await this.follow(this.stream);
      } catch (error) {
        this.become('away', this.stream.fault ?? error);
      }
      this.canTell = false;
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
    await this.tellTheRest(stream);
    for (let waits = false; !this.isEnded; waits = true) {
      for (const entry of await stream.after(position, waits)) {
        await this.take(entry);
        position = entry.id;
      }
      this.become('reached');
    }
  }

  /** @returns after which entry to listen */
  private async begin(stream: Stream): Promise<string> {
    const { notebook, hear } = this.means;
    const known = notebook.position;
    // Whoever finds nothing begins it, so that it is known from when on all is kept; several may, at the same moment.
    if (!(await stream.ends())) await stream.add({ from: this.me });
    const { oldest, newest } = (await stream.ends())!;
    if (known && !isBefore(known, oldest) && !isBefore(newest, known)) return known;

    const living = String(Date.now() - longestLifetime);
    // Redis has lost its memory, maybe even its clock, or more was said than it keeps.
    if (known) await hear(everythingChanged());
    const start = known || isBefore(living, oldest) ? oldest : living;
    notebook.moveTo(start);
    return start;
  }

  private async tellTheRest(stream: Stream): Promise<void> {
    const { notebook } = this.means;
    for (let next = notebook.nextUntold; next; next = notebook.nextUntold) {
      await this.send(stream, next);
    }
    this.canTell = true;
  }

  private async send(stream: Stream, delivery: Delivery): Promise<void> {
    await stream.add({ from: this.me, delivery: JSON.stringify(delivery) });
    this.means.notebook.strike(delivery);
  }

  private async take({ id, fields }: Entry): Promise<void> {
    const delivery = webhookSchema.safeParse(parse(fields.delivery));
    if (fields.from !== this.me && delivery.success) await this.means.hear(delivery.data);
    this.means.notebook.moveTo(id);
  }

  private become(state: ExchangeState, reason?: unknown): void {
    if (this.state === state || this.isEnded) return;

    this.state = state;
    if (state === 'reached') console.info('The processes of this site hear each other');
    else console.warn('Redis is away: this process goes on by itself and catches up later', reason);
  }
}

function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
