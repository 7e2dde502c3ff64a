'use client';

import { useSyncExternalStore, type KeyboardEvent } from 'react';

import { formatDuration } from '@/lib/i18n/format-duration';

import { seek } from './playback';
import { getState, subscribe } from './player-state';
import { word } from './words';

type Props = { wave: string };

/** The position in the track: a slider above the waveform, with the elapsed and the remaining time. */
export function PositionSlider({ wave }: Props) {
  const { time, length } = useSyncExternalStore(subscribe, getState);
  const elapsed = formatDuration(Math.floor(time));
  const total = length > 0 ? formatDuration(Math.floor(length)) : '–';
  const left = length > 0 ? `−${formatDuration(Math.ceil(Math.max(0, length - time)))}` : '';

  return (
    <div className="player-position">
      <span aria-hidden="true" className="player-time">
        {elapsed}
      </span>
      <div className="player-track">
        <Wave wave={wave} part={1} />
        <Wave wave={wave} part={length > 0 ? time / length : 0} />
        <input
          type="range"
          min={0}
          max={length || 1}
          step={0.1}
          value={time}
          // A disabled element would lose the focus whenever a new track begins.
          aria-disabled={length === 0}
          aria-label={word('position')}
          aria-valuetext={word('positionOf', { elapsed, total })}
          onChange={({ target }) => length > 0 && seek(Number(target.value))}
          onKeyDown={(event) => length > 0 && seekByKey(event, time)}
        />
      </div>
      <span aria-hidden="true" className="player-time">
        {left}
      </span>
    </div>
  );
}

/** The number of seconds by which an arrow key moves. The `step` of the slider is only for the pointer. */
const stride = 5;

function seekByKey(event: KeyboardEvent, time: number): void {
  const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowDown';
  if (!isBack && event.key !== 'ArrowRight' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  seek(time + (isBack ? -stride : stride));
}

/** The waveform from its beginning to a part of it. */
const Wave = ({ wave, part }: { wave: string; part: number }) => (
  <svg
    viewBox="0 -24 288 48"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={part < 1 ? 'player-wave player-played' : 'player-wave'}
    style={part < 1 ? { clipPath: `inset(-4px ${100 - part * 100}% -4px -4px)` } : undefined}
  >
    <path d={wave} />
    <path d={wave} transform="scale(1 -1)" />
  </svg>
);
