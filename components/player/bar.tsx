'use client';

import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import { neutralPlaceholder } from '@/lib/media/placeholder-colour';

import { BarButtons } from './bar-buttons';
import { close } from './playback';
import { getState, subscribe } from './player-state';
import { PositionSlider } from './position-slider';
import { SoundIcon } from './sound-icon';
import { VolumeSlider } from './volume-slider';
import { word } from './words';
import './player.css';

/** Adds the player at the bottom of the page. It is shown while its queue has a track. */
export function mountBar(): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'player-place';
  createRoot(place).render(<Bar />);
}

function Bar() {
  const { queue, index, notice } = useSyncExternalStore(subscribe, getState);
  const sound = queue[index];
  if (!sound) return null;

  return (
    <section aria-label={word('region')} className="player">
      {sound.cover && (
        <img
          src={sound.cover}
          alt=""
          data-placeholder={neutralPlaceholder}
          className="player-cover"
        />
      )}
      <p className="player-what">
        <a href={sound.page} lang={sound.lang} className="player-name">
          {sound.name}
        </a>
        <span className="player-of">{[sound.artist, sound.album].filter(Boolean).join(' · ')}</span>
      </p>
      <BarButtons />
      <PositionSlider wave={sound.wave} />
      <VolumeSlider />
      <button type="button" aria-label={word('close')} onClick={leave} className="player-button">
        <SoundIcon name="close" />
      </button>
      <p role="status" className="player-notice">
        {notice?.text}
      </p>
    </section>
  );
}

/**
 * Closes the player. The pressed button disappears, so the focus moves to the track's row, or to the page's content.
 */
function leave(): void {
  const row = document.querySelector<HTMLElement>('.sound[data-current] .play');
  close();
  (row ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
