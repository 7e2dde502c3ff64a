'use client';

import { useSyncExternalStore } from 'react';

import { step, toggle } from './playback';
import { getState, subscribe } from './player-state';
import { SoundIcon } from './sound-icon';
import { word } from './words';

/** The buttons for the previous track, play or pause, and the next track. */
export function BarButtons() {
  const { status, index, queue } = useSyncExternalStore(subscribe, getState);
  const isPaused = status === 'paused';

  return (
    <div className="player-buttons">
      <button
        type="button"
        aria-label={word('previous')}
        onClick={() => step(-1)}
        className="player-button player-previous"
      >
        <SoundIcon name="previous" />
      </button>
      <button
        type="button"
        aria-label={word(isPaused ? 'play' : 'pause')}
        onClick={toggle}
        data-waiting={status === 'waiting' || undefined}
        className="player-button player-toggle"
      >
        <SoundIcon name={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        aria-label={word('next')}
        aria-disabled={index + 1 >= queue.length}
        onClick={() => step(1)}
        className="player-button"
      >
        <SoundIcon name="next" />
      </button>
    </div>
  );
}
