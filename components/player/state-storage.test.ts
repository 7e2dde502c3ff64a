import { change, getState } from './player-state';
import { storedState, storeState } from './state-storage';
import { storageKey } from './storage-key';

const sound = {
  ...{ name: 'Dawn', lang: 'en', wave: '0123', artist: 'Duo', album: '', cover: '' },
  ...{ page: '/music/dawn', sources: [{ src: '/dawn.opus', type: 'audio/ogg' }] },
};

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storage });
});

beforeEach(() => {
  entries.clear();
  change({ queue: [sound], index: 0, time: 12.5, status: 'playing', notice: null });
});

describe('storedState', () => {
  it.each(['playing', 'waiting', 'paused'] as const)(
    'is the state that the previous page stored, %s, without its notice',
    (status) => {
      change({ status, notice: { about: 'connection', text: 'No connection.' } });
      storeState();

      expect(storedState()).toEqual({ ...getState(), notice: null });
    },
  );

  it('is null when nothing was stored', () => {
    expect(storedState()).toBeNull();
  });

  it('is null after the player was closed', () => {
    storeState();
    change({ queue: [] });
    storeState();

    expect(storedState()).toBeNull();
    expect(entries.size).toBe(0);
  });

  it('is null when the queue has no track with the index', () => {
    change({ index: 1 });
    storeState();

    expect(storedState()).toBeNull();
  });

  it('is null for the state of another version', () => {
    entries.set(`${storageKey}0`, JSON.stringify(getState()));

    expect(storedState()).toBeNull();
  });

  it.each(['{', 'null', '[]', '"paused"'])('is null for the entry %s', (entry) => {
    entries.set(storageKey, entry);

    expect(storedState()).toBeNull();
  });

  it('is null when storage is forbidden', () => {
    jest.spyOn(storage, 'getItem').mockImplementation(() => {
      throw new Error('The operation is insecure.');
    });

    expect(storedState()).toBeNull();
  });
});

it('storeState does nothing when storage is full', () => {
  jest.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new Error('The quota has been exceeded.');
  });

  expect(storeState).not.toThrow();
});
