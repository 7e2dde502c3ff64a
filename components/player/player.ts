import { setVolume } from './audio-element';
import { mountBar } from './bar';
import { stopWaiting } from './failures';
import { connectMediaSession, showInMediaSession } from './media-session';
import { oneAtATime } from './one-at-a-time';
import { close, pause, play, playAt, prepare, takeElement, toggle } from './playback';
import { change, getState, subscribe } from './player-state';
import { storedState, storeState } from './state-storage';
import { queueAround, queueOf } from './queue';
import { isCurrent, showInRows } from './show-in-rows';

let isOpen = false;

/** Whether the visitor is leaving the page. Then the state is not stored again: the next page continues with it. */
let isLeaving = false;

/** Increases with each press, so that `press` notices when another button was pressed while a page loaded. */
let presses = 0;

/** Handles a press on a play button: plays its track, or pauses or continues it when it is the current one. */
export async function press(button: HTMLButtonElement, audio: HTMLAudioElement): Promise<void> {
  open(audio);
  const own = ++presses;
  if (isCurrent(button)) return toggle();
  const isPage = button.dataset.play === 'page';
  try {
    const { queue, index } = isPage ? await queueOf(button.formAction) : queueAround(button);
    if (own !== presses) return;
    change({ queue });
    playAt(index);
  } catch {
    if (own === presses) location.assign(button.formAction);
  }
}

/** Continues the track of the previous page at the same second. It plays automatically if the browser allows that. */
export function resume(audio: HTMLAudioElement): void {
  isLeaving = false;
  // A page from the back/forward cache may still be waiting for a connection.
  stopWaiting();
  const stored = storedState();
  if (!stored) {
    if (isOpen) close();
    return;
  }
  open(audio);
  change(stored);
  setVolume(stored.volume);
  prepare(stored.time);
  if (stored.status !== 'paused') void play();
}

function open(audio: HTMLAudioElement): void {
  if (isOpen) return;
  isOpen = true;
  takeElement(audio);
  connectMediaSession();
  mountBar();
  follow(oneAtATime(() => getState().status !== 'paused' && pause()));
  addEventListener('pagehide', () => {
    storeState();
    isLeaving = true;
    // Otherwise a page from the back/forward cache would continue to play when the visitor returns to it.
    audio.pause();
  });
}

/**
 * Shows and stores each change of the state.
 *
 * @param begin called when a track starts to play
 */
function follow(begin: () => void): void {
  let { status } = getState();
  subscribe(() => {
    showInMediaSession();
    showInRows();
    const before = status;
    ({ status } = getState());
    if (before === status) return;
    if (before === 'paused') begin();
    if (!isLeaving) storeState();
  });
}
