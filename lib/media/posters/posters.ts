import 'server-only';

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { storageFolder } from '../../config/env';
import { figureSeed, toFigure } from '../generated-figure';
import { fetchPoster } from './fetched-poster';
import { StoredPosters } from './stored-posters';

/** A picture of a film. */
export type Poster = {
  body: Buffer | string;
  type: 'image/webp' | 'image/svg+xml';
  /** How long it may be shown without a new request, in seconds. */
  lifetime: number;
};

const day = 24 * 60 * 60;
const minute = 60;
const maxInProgress = 200;
const maxFailures = 1_000;

/**
 * The posters of films. Each is fetched once and stored. After one day, the next request fetches it again in the
 * background.
 */
export class Posters {
  private readonly maxWait: number;
  private readonly now: () => number;
  private readonly inProgress = new Map<string, Promise<Buffer | null>>();
  /** Films that are not fetched again before a certain time, in milliseconds since 1970. */
  private readonly retryAt = new Map<string, number>();

  /**
   * @param options `maxWait`: how long a visitor waits for a poster that is not stored, in milliseconds. `now`: the
   *   clock
   */
  constructor(
    private readonly store: StoredPosters,
    { maxWait = 500, now = Date.now }: { maxWait?: number; now?: () => number } = {},
  ) {
    this.maxWait = maxWait;
    this.now = now;
  }

  /**
   * Returns the poster of a film. If it does not arrive in time (`maxWait`), returns a figure drawn from the id of the
   * film. Never throws.
   *
   * @param mayFetch whether the film is on one of our pages. No other film is requested from YouTube
   */
  async get(id: string, { mayFetch }: { mayFetch: boolean }): Promise<Poster> {
    const stored = await this.store.read(id);
    if (stored) {
      if (mayFetch && this.isOld(stored.storedAt)) void this.fetchOnce(id);
      return { body: stored.image, type: 'image/webp', lifetime: day };
    }
    if (!mayFetch) return figureOf(id, 10 * minute);

    const late = wait(this.maxWait, null, { ref: false });
    const image = await Promise.race([this.fetchOnce(id), late]);
    if (image) return { body: image, type: 'image/webp', lifetime: day };
    return figureOf(id, this.inProgress.has(id) ? 5 : minute);
  }

  private isOld(storedAt: Date): boolean {
    return this.now() - storedAt.getTime() > day * 1000;
  }

  /** @returns null when no poster is available now */
  private fetchOnce(id: string): Promise<Buffer | null> {
    const isTooEarly = this.now() < (this.retryAt.get(id) ?? 0);
    const known = this.inProgress.get(id);
    if (known) return known;
    if (isTooEarly || this.inProgress.size >= maxInProgress) return Promise.resolve(null);

    const work = this.fetch(id).finally(() => this.inProgress.delete(id));
    this.inProgress.set(id, work);
    return work;
  }

  private async fetch(id: string): Promise<Buffer | null> {
    // Another process may have stored it in the meantime.
    const stored = await this.store.read(id);
    if (stored && !this.isOld(stored.storedAt)) return stored.image;

    const image = await fetchPoster(id).catch(() => undefined);
    if (!image) {
      this.delayNextFetch(id, image === null ? 10 * minute : minute);
      return null;
    }
    await this.write(id, image);
    return image;
  }

  private async write(id: string, image: Buffer): Promise<void> {
    try {
      await this.store.write(id, image);
    } catch (error) {
      this.delayNextFetch(id, minute);
      console.error(
        `The poster of the film ${id} could not be stored on disk; it is fetched again later`,
        error,
      );
    }
  }

  private delayNextFetch(id: string, seconds: number): void {
    for (const [other, until] of this.retryAt) if (until < this.now()) this.retryAt.delete(other);
    const [oldest] = this.retryAt.keys();
    if (this.retryAt.size >= maxFailures && oldest) this.retryAt.delete(oldest);
    this.retryAt.set(id, this.now() + seconds * 1000);
  }
}

/** The posters of this process. */
export const posters = new Posters(new StoredPosters(join(storageFolder, 'posters')));

const figureOf = (id: string, lifetime: number): Poster => ({
  body: toFigure(figureSeed(id)),
  type: 'image/svg+xml',
  lifetime,
});
