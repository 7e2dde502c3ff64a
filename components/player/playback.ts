import { audio, followElement, seekTo } from './audio-element';
import { change, current, getState } from './player-state';
import { storeState } from './state-storage';
import { handleFailure, stopWaiting } from './failures';

/** Uses this audio element for all tracks. Called once. */
export function takeElement(element: HTMLAudioElement): void {
  followElement(element);
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', () => {
    void handleFailure({ audio, retry: playFrom, skip: skipBroken });
  });
}

/** Sets the current track to start at this time, in seconds. Nothing is downloaded before `play`. */
export function prepare(time = 0): void {
  const sources = current()?.sources ?? [];
  const plays = ({ type }: { type: string }) => audio.canPlayType(type) !== '';
  audio.preload = 'none';
  audio.src = (sources.find(plays) ?? sources.at(-1))?.src ?? '';
  seekTo(time);
  change({ time, length: time > 0 ? getState().length : 0 });
}

/** Plays the current track from its position. */
export async function play(): Promise<void> {
  stopWaiting();
  // After a failure, the element plays nothing before it loads the file again.
  if (audio.error) prepare(getState().time);
  audio.preload = 'auto';
  try {
    await audio.play();
  } catch (error) {
    // The browser requires a click first, or the track was changed before it could play. Failures are handled by the
    // event `error`.
    if (error instanceof DOMException && error.name === 'NotAllowedError') {
      change({ status: 'paused' });
    }
  }
}

/** Pauses, and stops waiting for a lost connection. */
export function pause(): void {
  stopWaiting();
  audio.pause();
  change({ status: 'paused' });
}

/** Plays when paused, and pauses otherwise. */
export function toggle(): void {
  if (getState().status === 'paused') void play();
  else pause();
}

/** Plays another track of the queue from its beginning. */
export function playAt(index: number): void {
  change({ index, notice: null });
  prepare();
  void play();
  storeState();
}

/** Plays the next track, or with -1 the previous one. After three seconds of a track, -1 goes back to its beginning. */
export function step(by: 1 | -1): void {
  const { index, queue, time } = getState();
  if (by < 0 && (time > 3 || index === 0)) return seek(0);
  if (index + by < queue.length) playAt(index + by);
}

/** Moves to a time of the track, in seconds. A time outside of the track means its beginning or its end. */
export function seek(time: number): void {
  const { length } = getState();
  const to = Math.max(0, length ? Math.min(time, length) : time);
  seekTo(to);
  change({ time: to });
}

/** Stops, and empties the queue. The player then disappears. */
export function close(): void {
  stopWaiting();
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  change({ queue: [], index: 0, status: 'paused', time: 0, length: 0, notice: null });
  storeState();
}

function playFrom(time: number): void {
  prepare(time);
  void play();
}

function onEnded(): void {
  const { index, queue } = getState();
  if (index + 1 < queue.length) return playAt(index + 1);

  prepare();
  change({ status: 'paused' });
  storeState();
}

/** Plays the next track if there is one, and shows the text in any case. */
function skipBroken(text: string): void {
  const { index, queue } = getState();
  if (index + 1 < queue.length) playAt(index + 1);
  else change({ status: 'paused' });
  change({ notice: { about: 'file', text } });
}
