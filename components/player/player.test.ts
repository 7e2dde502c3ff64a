import { press, resume } from './player';
import { change, current, getState } from './player-state';
import { queueOf, type QueuedSound } from './queue';
import { storageKey } from './storage-key';

jest.mock('./bar', () => ({ mountBar: jest.fn() }));
jest.mock('./queue', () => ({ queueOf: jest.fn() }));

const page = new EventTarget();
const leave = () => page.dispatchEvent(new Event('pagehide'));

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const play = jest.fn(async () => undefined);
const nothing = () => undefined;
const audio = Object.assign(new EventTarget(), {
  ...{ src: '', readyState: 0, canPlayType: () => 'probably', play },
  ...{ pause: nothing, load: nothing, removeAttribute: nothing },
}) as unknown as HTMLAudioElement;

const assign = jest.fn();

beforeAll(() => {
  const [querySelectorAll, querySelector] = [() => [], () => null];
  for (const [name, value] of Object.entries({
    ...{ addEventListener: page.addEventListener.bind(page), sessionStorage, navigator: {} },
    ...{ document: { querySelectorAll, querySelector }, location: { assign } },
    HTMLMediaElement: { HAVE_NOTHING: 0 },
  })) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
});

beforeEach(() => {
  for (const each of [play, assign]) each.mockClear();
  stored.clear();
  change({ queue: [], index: 0, status: 'paused' });
});

// Closes the channel to other tabs.
afterAll(leave);

const trackOf = (name: string): QueuedSound => ({
  ...{ name, lang: 'en', wave: '', artist: '', album: '', cover: '' },
  ...{ page: `/music/${name}`, sources: [{ src: `/${name}.opus`, type: 'audio/ogg' }] },
});

/** Stores the state of a player with this track, as another page of this tab would. */
function store(name: string, status: 'playing' | 'paused'): void {
  const state = { ...getState(), queue: [trackOf(name)], index: 0, status, time: 30 };
  stored.set(storageKey, JSON.stringify(state));
}

/** A button on the card of a release. */
const buttonOf = (name: string) =>
  ({
    ...{ dataset: { play: 'page' }, formAction: `https://site.example/music/${name}` },
  }) as unknown as HTMLButtonElement;

/** Holds back the page of the release that is pressed next, until one of the returned functions is called. */
function holdPage(name: string) {
  let load = () => {};
  let fail = () => {};
  const held = new Promise<{ queue: QueuedSound[]; index: number }>((resolve, reject) => {
    load = () => resolve({ queue: [trackOf(name)], index: 0 });
    fail = () => reject(new Error('The page cannot be loaded'));
  });
  jest.mocked(queueOf).mockReturnValueOnce(held);
  return { load, fail };
}

it.each(['load', 'fail'] as const)(
  'plays the release that was pressed last, also if the pages of earlier ones %s later',
  async (end) => {
    const [earlier, last] = [holdPage('earlier'), holdPage('last')];
    const presses = [press(buttonOf('earlier'), audio), press(buttonOf('last'), audio)];
    last.load();
    await presses[1];
    earlier[end]();
    await presses[0];

    expect(current()?.name).toBe('last');
    expect(play).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  },
);

it('opens the page of a release that cannot be played here', async () => {
  const { fail } = holdPage('alone');
  const pressed = press(buttonOf('alone'), audio);
  fail();
  await pressed;

  expect(assign).toHaveBeenCalledWith('https://site.example/music/alone');
});

it('continues after Back with the track that another page has played meanwhile', () => {
  store('here', 'paused');
  resume(audio);
  leave();
  store('there', 'playing');
  // The event `pageshow` has not reached the other listeners yet.
  resume(audio);

  expect(audio.src).toBe('/there.opus');
  expect(play).toHaveBeenCalledTimes(1);
});

it('stores changes again after Back when another page has closed the player', () => {
  store('here', 'paused');
  resume(audio);
  leave();
  stored.clear();
  resume(audio);
  change({ queue: [trackOf('here')], status: 'playing' });

  expect(stored.has(storageKey)).toBe(true);
});
