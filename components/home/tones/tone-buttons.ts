import { word } from '@/components/player/words';
import { oneAtATime } from '@/components/player/one-at-a-time';

import type { SoundingTone } from './sounding-tone';
import './tones.css';

let context: AudioContext | undefined;
let sounding: SoundingTone | null = null;
/** Increases with each start and stop, so that `start` notices when a tone was stopped while its script loaded. */
let changes = 0;

/** Adds a button to each frequency of the list. A click on the button plays the tone. Must be called only once. */
export function connectTones(list: HTMLElement): void {
  const begin = oneAtATime(stop);
  for (const item of list.children) item.append(buttonFor(item, begin));
}

function buttonFor(item: Element, begin: () => void): HTMLButtonElement {
  const [hz = '', unit = '', meaning = ''] = [...item.children].map((part) => part.textContent);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tone-button';
  button.ariaLabel = word('tone', { name: `${hz} ${unit}, ${meaning}` });
  button.ariaPressed = 'false';
  button.addEventListener('click', () => {
    const isOn = button.ariaPressed === 'true';
    stop();
    if (isOn) return;
    begin();
    // Browsers allow a page to play sound only if this happens while a click is handled.
    context ??= new AudioContext();
    void context.resume();
    void start(button, Number(hz), context).catch(console.error);
  });
  return button;
}

async function start(button: HTMLButtonElement, hz: number, context: AudioContext): Promise<void> {
  button.ariaPressed = 'true';
  const change = ++changes;
  const { soundTone } = await import('./sounding-tone');
  if (change !== changes) return;
  const place = button.closest('section') ?? document.body;
  const tone: SoundingTone = soundTone({ context, hz, place, onEnd });
  sounding = tone;

  // A stopped tone ends later. By then, the button may play another one.
  function onEnd() {
    if (sounding !== tone) return;
    button.ariaPressed = 'false';
    sounding = null;
  }
}

function stop(): void {
  changes += 1;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.tone-button')) {
    button.ariaPressed = 'false';
  }
  sounding?.stop();
  sounding = null;
}
