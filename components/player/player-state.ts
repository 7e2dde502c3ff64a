import type { QueuedSound } from './queue';

/** What the player plays, and how. A tab stores this: after a change, raise the version in `storage-key.ts`. */
export type PlayerState = {
  queue: QueuedSound[];
  /** The index of the current track in the queue. */
  index: number;
  /** `waiting`: the track plays as soon as enough of it has loaded. */
  status: 'playing' | 'waiting' | 'paused';
  /** The current time and the length of the track, in seconds. The length is 0 until it is known. */
  time: number;
  length: number;
  /** From 0 to 1. */
  volume: number;
  /** What the visitor should know, in the language of the page. Null when there is nothing. */
  notice: { about: 'file' | 'connection'; text: string } | null;
};

let state: PlayerState = {
  ...{ queue: [], index: 0, status: 'paused', time: 0, length: 0, volume: 1, notice: null },
};
const listeners = new Set<() => void>();

/** The current state. It is replaced with each change, never modified. */
export const getState = (): PlayerState => state;

/** The current track, playing or paused. */
export const current = (): QueuedSound | undefined => state.queue[state.index];

/** Changes a part of the state and calls all listeners. */
export function change(part: Partial<PlayerState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

/** Calls a listener after every change. Returns a function that removes the listener. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
