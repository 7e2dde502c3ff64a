import { change, current, getState } from './player-state';
import { word } from './words';

type Ways = {
  audio: HTMLAudioElement;
  /** Loads the track again, and plays it from this time, in seconds. */
  goOn: (time: number) => void;
  /** Skips the track, and shows this text. */
  skip: (text: string) => void;
};

/** The time before each further attempt, in milliseconds. In total three minutes. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000];

let attempts = 0;
let lastTime = 0;
let waiting: AbortController | undefined;

/** Stops waiting for the connection, because the visitor has used the player. */
export function stopWaiting(): void {
  waiting?.abort();
  waiting = undefined;
}

/**
 * Handles an error of the audio element. Skips a file that is missing or cannot be played. If the connection is lost,
 * waits until it is back.
 */
export async function handleFailure({ audio, goOn, skip }: Ways): Promise<void> {
  const { name } = current() ?? {};
  if (!name || !audio.src) return;
  const { time, status } = getState();
  // The track has played since the last failure.
  if (time !== lastTime) attempts = 0;
  lastTime = time;
  if (await isReachable(audio.src)) return skip(word('missing', { name }));
  if (status === 'paused') return;

  const pause = pauses[attempts++];
  if (pause === undefined) {
    attempts = 0;
    return change({ status: 'paused', notice: { about: 'connection', text: word('lost') } });
  }
  const text = word('reconnecting');
  change({ status: 'waiting', notice: { about: 'connection', text } });
  if (await connectionMayBeBack(pause)) goOn(time);
}

/** Whether the server responds to a request for this file. A 404 counts as a response; 429 and 5xx do not. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500 && status !== 429;
  } catch {
    return false;
  }
}

/**
 * Waits for this number of milliseconds, or until the browser is online again. Returns false if `stopWaiting` was
 * called before that.
 */
function connectionMayBeBack(pause: number): Promise<boolean> {
  stopWaiting();
  const own = (waiting = new AbortController());

  return new Promise((resolve) => {
    setTimeout(() => resolve(!own.signal.aborted), pause);
    addEventListener('online', () => resolve(!own.signal.aborted), {
      ...{ once: true, signal: own.signal },
    });
    own.signal.addEventListener('abort', () => resolve(false));
  });
}
