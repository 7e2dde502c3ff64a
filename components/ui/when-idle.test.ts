import { whenIdle } from './when-idle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('runs soon in a browser without requestIdleCallback, as WebKit is', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);

  expect(run).toHaveBeenCalledTimes(1);
});

test('runs when the browser is idle, after one second at the latest', () => {
  const request = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: request });
  const run = () => {};
  whenIdle(run);

  expect(request).toHaveBeenCalledWith(run, { timeout: 1000 });
});
