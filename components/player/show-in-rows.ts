import { current, getState } from './player-state';
import { addressOf } from './queue';
import { word } from './words';

let shown = '';

/** Shows in the page which track is played: its button becomes a pause button, and its waveform fills. */
export function showInRows(): void {
  const { status, index, queue, time, length } = getState();
  const { page, sources } = queue[index] ?? {};
  const state = [status === 'paused', index, page, sources?.[0]?.src, queue.length].join();
  if (state !== shown) {
    shown = state;
    for (const button of document.querySelectorAll<HTMLButtonElement>('.play')) showState(button);
  }
  document
    .querySelector<HTMLElement>('.sound[data-current] .wave-played')
    ?.style.setProperty('--played', String(length ? time / length : 0));
}

/** Whether the track of this button, or the page whose tracks it plays, is the current one of the player. */
export function isCurrent(button: HTMLButtonElement): boolean {
  const sound = current();
  if (!sound) return false;
  if (button.dataset.play === 'page') return new URL(button.formAction).pathname === sound.page;
  const row = button.closest('.sound');

  return row !== null && addressOf(row) === sound.sources[0]?.src;
}

function showState(button: HTMLButtonElement): void {
  const isOn = isCurrent(button);
  const isPlaying = isOn && getState().status !== 'paused';
  button.ariaLabel = word(isPlaying ? 'pauseOne' : 'playOne', { name: button.dataset.name ?? '' });
  button.toggleAttribute('data-playing', isPlaying);
  const row = button.closest<HTMLElement>('.sound');
  row?.toggleAttribute('data-current', isOn);
  if (row && isOn) markPlayed(row);
}

/** Adds a second, brighter waveform above the first one. Only the part that has been played is visible. */
function markPlayed(row: HTMLElement): void {
  const wave = row.querySelector('.wave');
  if (!wave || row.querySelector('.wave-played')) return;
  const copy = document.importNode(wave, true);
  copy.classList.add('wave-played');
  copy.querySelector('path')?.removeAttribute('id');
  wave.after(copy);
}
