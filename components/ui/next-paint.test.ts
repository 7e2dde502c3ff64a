import { nextPaint } from './next-paint';

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  jest.useFakeTimers();
  global.requestAnimationFrame = (frame) => frames.push(() => frame(0));
});

afterEach(() => jest.useRealTimers());

async function isOver(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), Promise.resolve().then(() => false)]);
}

test('waits for the next frame, and for the task after it', async () => {
  const wait = nextPaint();
  expect(await isOver(wait)).toBe(false);
  frames.forEach((frame) => frame());
  expect(await isOver(wait)).toBe(false);
  jest.advanceTimersByTime(1);
  await wait;
});

test('waits a tenth of a second, and no longer, in a page that is not painted', async () => {
  const wait = nextPaint();
  jest.advanceTimersByTime(99);
  expect(await isOver(wait)).toBe(false);
  jest.advanceTimersByTime(1);
  await wait;
});
