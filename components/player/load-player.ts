import { storageKey } from './storage-key';

let isLoaded = false;
let audio: HTMLAudioElement | undefined;

/**
 * Makes buttons with `data-play` play tracks. The script of the player loads at the first press, or at once if the
 * player was open on the previous page.
 */
export function connectPlayer(page: Document, signal: AbortSignal): void {
  page.addEventListener('submit', onSubmit, { signal });
  // After a return from the back/forward cache: another page of this tab may have changed the stored state.
  addEventListener('pageshow', ({ persisted }) => persisted && resumeStored(), { signal });
  page.addEventListener('prerenderingchange', resumeStored, { signal });
  resumeStored();
}

function onSubmit(event: SubmitEvent): void {
  const button = event.submitter;
  if (!(button instanceof HTMLButtonElement) || button.dataset.play === undefined) return;
  event.preventDefault();
  const element = audio ?? new Audio();
  // Safari allows a later `play()` only if the element was used during the press itself.
  if (!audio) element.load();
  audio = element;
  const leave = () => location.assign(button.formAction);
  isLoaded = true;
  void import('./player').then(({ press }) => press(button, element), leave);
}

/** Continues the track that the previous page played, if this tab has stored one. */
function resumeStored(): void {
  // The visitor may never open a page that the browser prerenders.
  if ('prerendering' in document && document.prerendering) return;
  try {
    if (!isLoaded && !sessionStorage.getItem(storageKey)) return;
  } catch {
    // Storage may be forbidden.
    return;
  }
  const element = (audio ??= new Audio());
  isLoaded = true;
  void import('./player').then(({ resume }) => resume(element), console.error);
}
