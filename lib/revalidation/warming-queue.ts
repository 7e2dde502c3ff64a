type Waiting = {
  changedAt: number;
  since: number;
  run: () => Promise<void>;
  done: Promise<void>;
  end: () => void;
};

/**
 * Warms a limited number of pages at a time, and no page by two tasks at a time. A page that is added again before its
 * task has begun is warmed once. A page that is added while its task is running is warmed once more after it. The pages
 * of the newest change go first, unless another page has waited too long: otherwise, in a burst of edits, the last
 * pages of each change would never be warmed.
 */
export class WarmingQueue {
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Set<string>();

  /**
   * @param concurrency how many pages are warmed at a time
   * @param maxWait a page that has waited this many milliseconds goes before those of newer changes. With 0, the page
   *   that has waited longest is always the next
   */
  constructor(
    private readonly concurrency: number,
    private readonly maxWait: number,
  ) {}

  /**
   * @param changedAt when the page has changed, in milliseconds since 1970
   * @param run must not reject
   * @returns a promise that resolves when a task that began after this call has ended
   */
  add(path: string, changedAt: number, run: () => Promise<void>): Promise<void> {
    const known = this.#waiting.get(path);
    if (known) {
      Object.assign(known, { changedAt, run });
      return known.done;
    }
    const waiting = newlyWaiting(changedAt, run);
    this.#waiting.set(path, waiting);
    this.#startNext();
    return waiting.done;
  }

  /** Whether this page is waiting for a newer change. If so, its running task need not make it fresh any more. */
  isWaiting(path: string): boolean {
    return this.#waiting.has(path);
  }

  /** Whether no page is waiting or being warmed. */
  get isIdle(): boolean {
    return this.#waiting.size === 0 && this.#running.size === 0;
  }

  #startNext(): void {
    while (this.#running.size < this.concurrency) {
      const next = this.#next(Date.now());
      if (!next) return;
      void this.#start(...next);
    }
  }

  #next(now: number): [path: string, waiting: Waiting] | undefined {
    const ready = [...this.#waiting].filter(([path]) => !this.#running.has(path));
    const [late] = ready.filter(([, { since }]) => now - since >= this.maxWait);
    const [newest] = ready.toSorted(([, one], [, other]) => other.changedAt - one.changedAt);

    return late ?? newest;
  }

  async #start(path: string, { run, end }: Waiting): Promise<void> {
    this.#waiting.delete(path);
    this.#running.add(path);
    await run();
    this.#running.delete(path);
    end();
    this.#startNext();
  }
}

function newlyWaiting(changedAt: number, run: () => Promise<void>): Waiting {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));

  return { changedAt, run, since: Date.now(), done, end };
}
