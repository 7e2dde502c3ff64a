import { nextPaint } from './next-paint';

/**
 * Makes every `<dialog popover>` of the page a modal dialog: the focus stays inside, and returns to the button.
 * Following a link or leaving the page closes it. After a form in it is sent, its note (`data-sent`) is shown, if it
 * has one. The style sheet does the transition, and keeps the page behind the dialog from scrolling.
 */
export function connectDialogs(page: Document, signal: AbortSignal): void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog:popover-open')) {
    dialog.hidePopover();
    open(dialog);
  }
  page.addEventListener('click', onClick, { signal });
  page.addEventListener('submit', onSubmit, { signal });
  const close = () => page.querySelector<HTMLDialogElement>('dialog:modal')?.close();
  // `pagehide`: a page that the browser restores from the history must not have its menu open. `hashchange`: a visitor
  // may follow a link to another part of this page before the script of the dialog has loaded.
  for (const event of ['pagehide', 'hashchange'])
    page.defaultView?.addEventListener(event, close, { signal });
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // A separate script, because few visitors open a dialog.
  void import('./modal-dialog').then(({ completeDialog }) => completeDialog(dialog), console.error);
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button[popovertarget]');
  const named = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!(named instanceof HTMLDialogElement)) return;
  event.preventDefault();
  const onlyCloses = button?.getAttribute('popovertargetaction') === 'hide';
  void nextPaint().then(() => {
    if (named.open) named.close();
    // After a double click on Close, the dialog is closed already.
    else if (!onlyCloses) open(named);
  });
}

// The response opens in another tab, so a note in this tab says that the form was sent.
function onSubmit({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const note = target.querySelector<HTMLElement>('[data-sent]');
  if (!note) return;

  note.hidden = false;
  note.focus();
}
