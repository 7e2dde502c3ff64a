import { nextPaint } from './next-paint';

/**
 * Makes every `<dialog popover>` of the page a modal one: focus stays inside and returns, following a link or leaving
 * the page closes it. A form with a note for after it is sent (`data-sent`) shows it. The style sheet does the rest:
 * transition, and the lock of the page behind.
 */
export function connectDialogs(page: Document, signal: AbortSignal): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog:popover-open')) {
    dialog.hidePopover();
    open(dialog);
  }
  page.addEventListener('click', onClick, { signal });
  page.addEventListener('submit', onSubmit, { signal });
  const close = () => page.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  // A page that comes back from the history must not come back with its menu open. A link to another part of this page may
  // be followed before the script of the dialog has loaded.
  for (const event of ['pagehide', 'hashchange'])
    page.defaultView?.addEventListener(event, close, { signal });
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // A script of its own: few visitors open a dialog.
  void import('./modal-dialog').then(({ completeDialog }) => completeDialog(dialog), console.error);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button[popovertarget]');
  const named = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!(named instanceof HTMLDialogElement)) return;
  event.preventDefault();
  void nextPaint().then(() => (named.open ? named.close() : open(named)));
}

// The answer opens in another tab. This one says in words what happened.
function onSubmit({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const note = target.querySelector<HTMLElement>('[data-sent]');
  if (!note) return;

  note.hidden = false;
  note.focus();
}
