import { change, getState } from './player-state';

/** The audio element that plays all tracks. It is set when the player opens. */
export let audio: HTMLAudioElement;

/** The time at which a track that has not loaded yet will start, in seconds. */
let start = 0;

/**
 * Makes this audio element the one that plays the tracks, and updates the player's state from its events. Called once.
 */
export function followElement(element: HTMLAudioElement): void {
  audio = element;
  const listen = (type: string, listener: () => void) => audio.addEventListener(type, listener);

  listen('timeupdate', () => change({ time: position() }));
  listen('loadedmetadata', () => {
    if (start > 0) audio.currentTime = start;
    start = 0;
  });
  listen('durationchange', () => {
    if (Number.isFinite(audio.duration)) change({ length: audio.duration });
  });
  listen('play', showWaiting);
  listen('waiting', showWaiting);
  listen('playing', showPlaying);
  listen('pause', () => change({ status: 'paused', time: position() }));
  listen('volumechange', showVolume);
}

/**
 * Moves to a time of the track, in seconds. If the track has not loaded yet, the move happens once it has. With an
 * earlier move, WebKit would play the track, but `currentTime` would not change.
 */
export function seekTo(time: number): void {
  if (isLoaded()) audio.currentTime = time;
  else start = time;
}

const isLoaded = () => audio.readyState > HTMLMediaElement.HAVE_NOTHING;
const position = () => (isLoaded() ? audio.currentTime : start);

/** @param volume 0 to 1 */
export function setVolume(volume: number): void {
  audio.volume = volume;
  audio.muted = volume === 0;
  // The event `volumechange` is fired later. A key that is pressed before would start from the old volume.
  showVolume();
}

function showVolume(): void {
  change({ volume: audio.muted ? 0 : audio.volume });
}

// An event is handled later than the change that it reports. By then, the track may be paused again.

function showWaiting(): void {
  if (!audio.paused) change({ status: 'waiting' });
}

function showPlaying(): void {
  if (audio.paused) return;
  const { notice } = getState();
  change({ status: 'playing', notice: notice?.about === 'connection' ? null : notice });
}
