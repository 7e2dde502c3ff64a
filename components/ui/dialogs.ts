import { nextPaint } from './next-paint';

/**
 * Makes every `<dialog popover>` of the page a modal one: the focus stays inside and returns to the button. Following a
 * link or leaving the page closes it. After a form is sent, its note is shown (`data-sent`), if it has one. The style
 * sheet does the rest: the transition, and no scrolling of the page behind.
 */
export function connectDialogs(page: Document, signal: AbortSignal): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog:popover-open')) {
    dialog.hidePopover();
    open(dialog);
  }
  page.addEventListener('click', onClick, { signal });
  page.addEventListener('submit', onSubmit, { signal });
  const close = () => page.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  // A page that comes back from the history must not come back with its menu open. A link to another part of this page
  // may be followed before the script of the dialog has loaded.
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

// The response opens in another tab. The note in this tab says so.
function onSubmit({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const note = target.querySelector<HTMLElement>('[data-sent]');
  if (!note) return;

  note.hidden = false;
  note.focus();
}
