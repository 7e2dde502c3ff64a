import 'server-only';

import { join } from 'node:path';

import { keptFolder } from './env';
import { figureSeed, toFigure } from './figure';
import { fetchPoster } from './posters/fetched-poster';
import { KeptPosters } from './posters/kept-posters';

/** A picture of a film. */
export type Poster = {
  body: Buffer | string;
  type: 'image/webp' | 'image/svg+xml';
  /** How long it may be shown without asking again, in seconds. */
  lifetime: number;
};

const day = 24 * 60 * 60;
const minute = 60;
const mostUnderway = 200;
const mostFailures = 1_000;

/** The posters of films: each asked for once, kept, and renewed a day later behind whoever asks for it. */
export class Posters {
  private readonly patience: number;
  private readonly now: () => number;
  private readonly underway = new Map<string, Promise<Buffer | null>>();
  /** Until when a film is not asked for again, in milliseconds. */
  private readonly resting = new Map<string, number>();

  /** @param options how long a visitor waits for a poster that is not kept, in milliseconds; and the clock */
  constructor(
    private readonly kept: KeptPosters,
    { patience = 500, now = Date.now }: { patience?: number; now?: () => number } = {},
  ) {
    this.patience = patience;
    this.now = now;
  }

  /**
   * The poster of a film, or within half a second a figure drawn from its id. Never throws.
   *
   * @param mayFetch is it a film that a page of ours shows? YouTube is asked for no other
   */
  async get(id: string, { mayFetch }: { mayFetch: boolean }): Promise<Poster> {
    const kept = await this.kept.read(id);
    if (kept) {
      if (mayFetch && this.isOld(kept.madeAt)) void this.make(id);
      return { body: kept.image, type: 'image/webp', lifetime: day };
    }
    if (!mayFetch) return figureOf(id, 10 * minute);

    const image = await within(this.patience, this.make(id));
    if (image) return { body: image, type: 'image/webp', lifetime: day };
    return figureOf(id, this.underway.has(id) ? 5 : minute);
  }

  private isOld(madeAt: Date): boolean {
    return this.now() - madeAt.getTime() > day * 1000;
  }

  /** @returns null where there is none to be had now */
  private make(id: string): Promise<Buffer | null> {
    const isResting = this.now() < (this.resting.get(id) ?? 0);
    const known = this.underway.get(id);
    if (known) return known;
    if (isResting || this.underway.size >= mostUnderway) return Promise.resolve(null);

    const work = this.fetch(id).finally(() => this.underway.delete(id));
    this.underway.set(id, work);
    return work;
  }

  private async fetch(id: string): Promise<Buffer | null> {
    // Between being missed and now another may have made it.
    const kept = await this.kept.read(id);
    if (kept && !this.isOld(kept.madeAt)) return kept.image;

    const image = await fetchPoster(id).catch(() => undefined);
    if (!image) {
      this.rest(id, image === null ? 10 * minute : minute);
      return null;
    }
    await this.keep(id, image);
    return image;
  }

  private async keep(id: string, image: Buffer): Promise<void> {
    try {
      await this.kept.keep(id, image);
    } catch (error) {
      this.rest(id, minute);
      console.error('The poster of a film could not be kept', error);
    }
  }

  private rest(id: string, seconds: number): void {
    for (const [other, until] of this.resting) if (until < this.now()) this.resting.delete(other);
    if (this.resting.size >= mostFailures) this.resting.delete(this.resting.keys().next().value!);
    this.resting.set(id, this.now() + seconds * 1000);
  }
}

/** Those of this process. */
export const posters = new Posters(new KeptPosters(join(keptFolder, 'posters')));

const figureOf = (id: string, lifetime: number): Poster => ({
  body: toFigure(figureSeed(id)),
  type: 'image/svg+xml',
  lifetime,
});

async function within(patience: number, work: Promise<Buffer | null>): Promise<Buffer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
