import { change, current, getState } from './player-state';
import { word } from './words';

type Handlers = {
  audio: HTMLAudioElement;
  /** Loads the track again, and plays it from this time, in seconds. */
  retry: (time: number) => void;
  /** Skips the track, and shows this text. */
  skip: (text: string) => void;
};

/** The time before each further attempt, in milliseconds. In total three minutes. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000];

/** How long the check of a file may take, in milliseconds. */
const checkTimeout = 10_000;

let attempts = 0;
let lastTime = 0;
let waiting: AbortController | undefined;

/** Stops the check of a file and the wait for the connection, because the visitor has used the player. */
export function stopWaiting(): void {
  waiting?.abort();
  waiting = undefined;
}

/**
 * Handles an error of the audio element. Skips a file that is missing or cannot be played. If the connection is lost,
 * waits until it is back. Does nothing more as soon as the visitor has used the player.
 */
export async function handleFailure({ audio, retry, skip }: Handlers): Promise<void> {
  const { name } = current() ?? {};
  if (!name || !audio.src) return;
  stopWaiting();
  const { signal } = (waiting = new AbortController());
  const { time } = getState();
  // The track has played since the last failure.
  if (time !== lastTime) attempts = 0;
  lastTime = time;
  const isBroken = await isBrokenFile(audio);
  if (signal.aborted || getState().status === 'paused') return;
  if (isBroken) return skip(word('missing', { name }));

  const pause = pauses[attempts++];
  if (pause === undefined) {
    attempts = 0;
    return change({ status: 'paused', notice: { about: 'connection', text: word('lost') } });
  }
  const text = word('reconnecting');
  change({ status: 'waiting', notice: { about: 'connection', text } });
  // The visitor may have moved to another time during the pause, so the current time is used.
  if (await connectionMayBeBack(pause, signal)) retry(getState().time);
}

/**
 * Whether the file is missing or cannot be played. False if the server gives no response, 429 or 5xx, and if the
 * connection was lost while a file that exists was downloaded.
 */
async function isBrokenFile({ src, error }: HTMLAudioElement): Promise<boolean> {
  const isInterrupted = error?.code === MediaError.MEDIA_ERR_NETWORK;
  try {
    const signal = AbortSignal.timeout(checkTimeout);
    const { ok, status } = await fetch(src, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500 && status !== 429 && !(ok && isInterrupted);
  } catch {
    return false;
  }
}

/**
 * Waits for this number of milliseconds, or until the browser is online again. Returns false if the signal was aborted
 * before that.
 */
function connectionMayBeBack(pause: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(!signal.aborted), pause);
    addEventListener('online', () => resolve(!signal.aborted), { once: true, signal });
    signal.addEventListener('abort', () => resolve(false));
  });
}
