import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

import { readJsonFile, writeJsonFile } from '../cache/atomic-json-file.mjs';
import type { Removals } from '../cache/reported-removals.mjs';
import { parseJson } from '../http/read-body';
import { redisMessageSchema, type RedisMessage } from './redis-message';
import { createConnection, lossOf, type RedisConnection } from './redis-connection';
import type { Change } from './webhook-schema';

const millisecondsBeforeRetry = 1_000;

/** `starting`: not connected yet; `disconnected`: Redis cannot be reached. */
export type ChannelState = 'starting' | 'connected' | 'disconnected';

type Options = {
  url: string;
  /** The name of the channel in Redis. */
  channel: string;
  /** The file with the number of unpublished webhooks. It is read when a process starts. */
  file: string;
  /** Called with the changes of each webhook that another process got. */
  onChanges: (changes: Change[]) => void;
  /** Called when this process may have missed changes and cannot know which. */
  onGap: () => void;
  getRemovals: () => Removals;
  /** Called with the removals that another process knows. */
  onRemovals: (removals: Removals) => void;
};

/**
 * Sends the changes of each webhook to the other processes of a site through Redis, and receives those of other
 * processes. Redis stores nothing: a process that was disconnected treats everything as changed when it is connected
 * again. Removals need more, because the page cache drops an item only after a webhook has reported its removal: the
 * processes send each other all removals that they know.
 */
export class RedisChannel {
  state: ChannelState = 'starting';
  private readonly id = randomUUID();
  private connection: RedisConnection | null = null;
  /** The same connection, once this process can publish through it. */
  private joined: RedisConnection | null = null;
  private isEnded = false;
  /** The number of webhooks that have not been published yet. */
  private unpublished: number;

  constructor(private readonly options: Options) {
    this.unpublished = z.number().catch(0).parse(readJsonFile(options.file));
  }

  /**
   * Sends these changes to the other processes, and returns at once. When Redis cannot be reached, the other processes
   * are told later that something has changed.
   */
  publish(changes: Change[]): void {
    this.countUnpublished(1);
    this.send({ changes }).then(
      () => this.countUnpublished(-1),
      () => undefined,
    );
  }

  /** Stays connected until `end`. Logs when the connection is lost and when it is back. */
  async run(): Promise<void> {
    while (!this.isEnded) {
      this.connection = createConnection(this.options.url);
      await this.stayConnected(this.connection).catch((error) =>
        this.setState('disconnected', error),
      );
      this.joined = null;
      this.connection.destroy();
      if (!this.isEnded) await setTimeout(millisecondsBeforeRetry, null, { ref: false });
    }
  }

  /** Closes the connection for good. */
  end(): void {
    this.isEnded = true;
    this.connection?.destroy();
  }

  /** @throws {Error} always: why the connection could not be made, or was lost */
  private async stayConnected(connection: RedisConnection): Promise<void> {
    const loss = lossOf(connection);
    await Promise.race([loss, this.join(connection)]);
    this.setState('connected');
    await loss;
  }

  private async join(connection: RedisConnection): Promise<void> {
    const { channel, getRemovals, onGap } = this.options;
    await connection.connect();
    await connection.subscribe(channel, (text) => this.handle(text));
    // No message is being published at this moment, so all counted webhooks have failed.
    const { unpublished } = this;
    this.joined = connection;
    const hasUnpublished = unpublished > 0;
    await this.send({ removals: getRemovals(), hasJoined: true, hasUnpublished });
    this.countUnpublished(-unpublished);
    onGap();
  }

  private async send(message: Omit<RedisMessage, 'from'>): Promise<void> {
    if (!this.joined) throw new Error('Redis cannot be reached');
    const text = JSON.stringify({ from: this.id, ...message });
    await this.joined.publish(this.options.channel, text);
  }

  private handle(text: string): void {
    const { onChanges, onGap, onRemovals, getRemovals } = this.options;
    const { data: message } = redisMessageSchema.safeParse(parseJson(text));
    // Another version of the site may have sent something that this one does not understand.
    if (!message) return onGap();
    if (message.from === this.id) return;

    if (message.removals) onRemovals(message.removals);
    if (message.changes) onChanges(message.changes);
    if (message.hasUnpublished) onGap();
    // When this fails, the connection is lost. This process sends its removals when it is connected again.
    if (message.hasJoined) this.send({ removals: getRemovals() }).catch(() => undefined);
  }

  private countUnpublished(more: number): void {
    if (more === 0) return;
    this.unpublished += more;
    writeJsonFile(this.options.file, this.unpublished);
  }

  private setState(state: ChannelState, reason?: unknown): void {
    if (this.state === state || this.isEnded) return;
    this.state = state;
    if (state === 'connected')
      console.info('This process is connected to the others through Redis');
    else
      console.warn(
        'Redis cannot be reached: until it is back, this process does not send changes to the others',
        reason,
      );
  }
}
