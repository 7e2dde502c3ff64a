import { nextPaint } from './next-paint';
import { isPlainClick } from './plain-click';

/**
 * Makes every `<dialog popover>` of the page a modal one: focus stays inside and returns, following a link or leaving
 * the page closes it. The style sheet does the rest: transition, and the lock of the page behind.
 *
 * @returns how to stop
 */
export function connectDialogs(page: Document): () => void {
  for (const dialog of page.querySelectorAll<HTMLDialogElement>('dialog:popover-open')) {
    dialog.hidePopover();
    dialog.showModal();
  }
  const stop = new AbortController();
  const { signal } = stop;
  page.addEventListener('click', onClick, { signal });
  page.addEventListener('keydown', onKeyDown, { signal });
  // A page that comes back from the history must not come back with its menu open.
  page.defaultView?.addEventListener('pagehide', () => openDialog(page)?.close(), { signal });

  return () => stop.abort();
}

const openDialog = (page: Document) => page.querySelector<HTMLDialogElement>('dialog:modal');

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const page = target.ownerDocument;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  const named = page.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (named instanceof HTMLDialogElement) {
    event.preventDefault();
    void nextPaint().then(() => (named.open ? named.close() : named.showModal()));
    return;
  }
  const dialog = target.closest<HTMLDialogElement>('dialog:modal');
  const leaves = isPlainClick(event) && target.closest('a[href]:not([target], [download])');
  if (dialog && (leaves || isBeside(dialog, event))) dialog.close();
}

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const isInside =
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return target === dialog && !isInside;
}

// The browser would lead on from the last element to its own controls, and on a page without any to nowhere.
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialog = openDialog(event.currentTarget as Document);
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const active = dialog?.ownerDocument.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!to || (active !== from && active !== dialog)) return;

  event.preventDefault();
  to.focus();
}

const focusable = 'a[href], button, input, select, textarea, iframe, [tabindex]';
