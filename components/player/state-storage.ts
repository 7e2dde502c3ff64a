import { getState, type PlayerState } from './player-state';
import type { QueuedSound } from './queue';
import { storageKey } from './storage-key';

const words = ['name', 'lang', 'wave', 'artist', 'album', 'cover', 'page'];
const numbers = ['index', 'time', 'length', 'volume'];

/** Whether this is a state of the player. An earlier version of the site may have stored another format in this tab. */
export function isPlayerState(stored: unknown): stored is PlayerState {
  return (
    hasEach(stored, numbers, 'number') &&
    'status' in stored &&
    (stored.status === 'playing' || stored.status === 'waiting' || stored.status === 'paused') &&
    'queue' in stored &&
    Array.isArray(stored.queue) &&
    stored.queue.every(isSound)
  );
}

const isSound = (stored: unknown): stored is QueuedSound =>
  hasEach(stored, words, 'string') &&
  'sources' in stored &&
  Array.isArray(stored.sources) &&
  stored.sources.every((source) => hasEach(source, ['src', 'type'], 'string'));

const hasEach = (value: unknown, names: string[], type: 'string' | 'number'): value is object =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === type);

/** Stores the state for the next page of this tab, or removes it when the player is closed. */
export function storeState(): void {
  try {
    if (getState().queue.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(getState()));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage may be forbidden or full. The next page then begins without the player.
  }
}

/** The stored state of this tab. Null when there is none. */
export function storedState(): PlayerState | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPlayerState(stored) && stored.queue[stored.index] ? { ...stored, notice: null } : null;
  } catch {
    return null;
  }
}
