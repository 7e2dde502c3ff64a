import { getState, type PlayerState } from './player-state';
import { storageKey } from './storage-key';

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
    // The key contains the version of the format, so only `storeState` of this version has written the entry.
    const stored: PlayerState | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.queue[stored.index] ? { ...stored, notice: null } : null;
  } catch {
    return null;
  }
}
