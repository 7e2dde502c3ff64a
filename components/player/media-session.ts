import { current, getState } from './player-state';
import { pause, play, seek, step } from './playback';

const back = 10;

/** Lets the lock screen, the keys of a headset and the browser's own controls control the player. */
export function connectMediaSession(): void {
  if (!('mediaSession' in navigator)) return;
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => void play()],
    ['pause', pause],
    ['previoustrack', () => step(-1)],
    ['nexttrack', () => step(1)],
    ['seekbackward', ({ seekOffset }) => seek(getState().time - (seekOffset ?? back))],
    ['seekforward', ({ seekOffset }) => seek(getState().time + (seekOffset ?? back))],
    ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  for (const [action, handler] of actions) {
    try {
      navigator.mediaSession.setActionHandler(action, handler);
    } catch {
      // A browser does not know every action.
    }
  }
}

let shown: unknown;

/** Tells the lock screen and the other controls which track is played, and its position. */
export function showInMediaSession(): void {
  if (!('mediaSession' in navigator)) return;
  const sound = current();
  const { status, time, length } = getState();
  if (sound !== shown) {
    shown = sound;
    navigator.mediaSession.metadata = sound ? metadataOf(sound) : null;
  }
  navigator.mediaSession.playbackState = sound
    ? status === 'paused'
      ? 'paused'
      : 'playing'
    : 'none';
  if (length >= time && length > 0) {
    navigator.mediaSession.setPositionState({ duration: length, position: time });
  }
}

function metadataOf({ name, artist, album, cover }: NonNullable<ReturnType<typeof current>>) {
  const artwork = cover ? [{ src: cover }] : [];

  return new MediaMetadata({ title: name, artist, album, artwork });
}
