import { oneAtATime } from './one-at-a-time';

const page = new EventTarget();
const leave = () => page.dispatchEvent(new Event('pagehide'));
const comeBack = () =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

/** Another tab of the site. */
const other = new BroadcastChannel('sound');
/** Resolves at the next message that the other tab gets. */
const nextMessage = () =>
  new Promise((resolve) => other.addEventListener('message', resolve, { once: true }));

beforeAll(() => {
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
});

afterEach(leave);
afterAll(() => other.close());

it('stops the other tab, and stops when the other tab starts to play', async () => {
  const stop = jest.fn();
  const begin = oneAtATime(stop);
  begin();
  await nextMessage();
  expect(stop).not.toHaveBeenCalled();

  const stopped = new Promise((resolve) => stop.mockImplementation(resolve));
  other.postMessage('begins');
  await stopped;
});

it.each([
  ['before', [leave], [comeBack]],
  ['after', [leave, comeBack], []],
])(
  'is heard once when it starts to play %s the event of a return from the back/forward cache',
  async (_, before, after) => {
    const stop = jest.fn();
    const begin = oneAtATime(stop);
    for (const each of before) each();
    begin();
    for (const each of after) each();
    await nextMessage();

    // If the page had a second channel, that channel would receive this message, and call `stop`.
    begin();
    await nextMessage();
    expect(stop).not.toHaveBeenCalled();
  },
);
