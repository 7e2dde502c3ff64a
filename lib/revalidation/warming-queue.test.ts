import { WarmingQueue } from './warming-queue';

const begun: string[] = [];
let finish: Record<string, () => void> = {};

/** A task that runs until the test ends it. */
const task = (name: string) => () => {
  begun.push(name);
  return new Promise<void>((resolve) => (finish[name] = resolve));
};
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  begun.length = 0;
  finish = {};
});

describe('WarmingQueue', () => {
  it('runs the given number of tasks at a time, the newest call first', async () => {
    const queue = new WarmingQueue(2, 1_000);
    for (const [index, path] of ['/a', '/b', '/c', '/d'].entries())
      void queue.add(path, index, task(path));
    expect(begun).toEqual(['/a', '/b']);

    finish['/a']!();
    await nextTick();
    expect(begun).toEqual(['/a', '/b', '/d']);
  });

  it('warms a page once that is named twice before its task has begun', async () => {
    const queue = new WarmingQueue(1, 1_000);
    void queue.add('/busy', 1, task('/busy'));
    const first = queue.add('/a', 2, task('/a of the first call'));
    const second = queue.add('/a', 3, task('/a of the second call'));
    finish['/busy']!();
    await nextTick();
    finish['/a of the second call']!();
    await Promise.all([first, second]);
    expect(begun).toEqual(['/busy', '/a of the second call']);
  });

  it('warms a page by only one task at a time, and once more if it is added during its task', async () => {
    const queue = new WarmingQueue(2, 1_000);
    void queue.add('/a', 1, task('first'));
    expect(queue.isWaiting('/a')).toBe(false);
    const again = queue.add('/a', 2, task('second'));
    expect(queue.isWaiting('/a')).toBe(true);
    expect(begun).toEqual(['first']);

    finish['first']!();
    await nextTick();
    expect(begun).toEqual(['first', 'second']);
    finish['second']!();
    await again;
  });

  it('is idle when no page waits or is being warmed', async () => {
    const queue = new WarmingQueue(1, 0);
    expect(queue.isIdle).toBe(true);
    const ended = queue.add('/a', 1, async () => {});
    expect(queue.isIdle).toBe(false);
    await ended;
    expect(queue.isIdle).toBe(true);
  });

  it('warms the page that has waited longest when the maximum wait is 0', async () => {
    const queue = new WarmingQueue(1, 0);
    for (const [index, path] of ['/a', '/b', '/c'].entries())
      void queue.add(path, index, task(path));
    finish['/a']!();
    await nextTick();
    expect(begun).toEqual(['/a', '/b']);
  });

  it('lets a page that has waited for a second go before newer calls', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const queue = new WarmingQueue(1, 1_000);
    void queue.add('/busy', 1, task('/busy'));
    void queue.add('/late', 2, task('/late'));
    clock.mockReturnValue(1_001);
    void queue.add('/new', 3, task('/new'));
    finish['/busy']!();
    await nextTick();
    expect(begun).toEqual(['/busy', '/late']);
    clock.mockRestore();
  });
});
