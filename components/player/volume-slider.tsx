'use client';

import { useRef, useSyncExternalStore } from 'react';

import { setVolume } from './audio-element';
import { getState, subscribe } from './player-state';
import { SoundIcon } from './sound-icon';
import { word } from './words';

/** The volume. The style sheet hides it on phones, which have keys for the volume. */
export function VolumeSlider() {
  const { volume } = useSyncExternalStore(subscribe, getState);
  const before = useRef(1);

  function toggleMute() {
    if (volume > 0) before.current = volume;
    setVolume(volume > 0 ? 0 : before.current);
  }

  return (
    <div className="player-volume">
      <button
        type="button"
        aria-label={word(volume > 0 ? 'mute' : 'unmute')}
        onClick={toggleMute}
        className="player-button"
      >
        <SoundIcon name={volume > 0 ? 'loud' : 'muted'} />
      </button>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        aria-label={word('volume')}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={({ target }) => setVolume(Number(target.value) / 100)}
      />
    </div>
  );
}
