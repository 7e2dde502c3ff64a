import { change, getState } from './player-state';

/** The element that plays everything. The player has it as soon as it is open. */
export let audio: HTMLAudioElement;

/** Seconds at which a sound starts that is not loaded yet. */
let start = 0;

/** Makes this audio element the one that plays the tracks, and keeps the player's state equal to it. Called once. */
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
 * Moves to a time of the sound, in seconds. Before the sound is loaded, this waits: WebKit would play such a sound without
 * moving on.
 */
export function moveTo(time: number): void {
  if (isLoaded()) audio.currentTime = time;
  else start = time;
}

const isLoaded = () => audio.readyState > HTMLMediaElement.HAVE_NOTHING;
const position = () => (isLoaded() ? audio.currentTime : start);

/** @param volume 0 to 1 */
export function setVolume(volume: number): void {
  audio.volume = volume;
  audio.muted = volume === 0;
  // `volumechange` is fired later. A key that is pressed before it would start from the old volume.
  showVolume();
}

function showVolume(): void {
  change({ volume: audio.muted ? 0 : audio.volume });
}

// An event is handled later than the change it reports: the sound may be paused again.

function showWaiting(): void {
  if (!audio.paused) change({ status: 'waiting' });
}

function showPlaying(): void {
  if (audio.paused) return;
  const { notice } = getState();
  change({ status: 'playing', notice: notice?.about === 'connection' ? null : notice });
}
