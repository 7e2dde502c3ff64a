import { isPlainClick } from './plain-click';

const focusable = 'a[href], button, input, select, textarea, iframe, [tabindex]';
const leavingLink = 'a[href]:not([target], [download])';

/**
 * Adds to an open dialog what browsers do not do: Tab moves the focus from the last element to the first one, and a
 * click beside the dialog, or on a link that opens in this tab, closes it.
 */
export function completeDialog(dialog: HTMLDialogElement): void {
  dialog.onkeydown = (event) => keepFocus(dialog, event);
  let isPressedBeside = false;
  // A press that selects text may end beside the dialog. That is no click beside it.
  dialog.onpointerdown = (event) => (isPressedBeside = isBeside(dialog, event));
  dialog.onclick = (event) => {
    const link = event.target instanceof Element && event.target.closest(leavingLink);
    const isClickBeside = isPressedBeside && isBeside(dialog, event);
    if ((link && isPlainClick(event)) || isClickBeside) dialog.close();
  };
}

// After the last element, Tab would otherwise move the focus to the browser's controls, or lose it in a window without
// any.
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const active = dialog.ownerDocument.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!to || (active !== from && active !== dialog)) return;

  event.preventDefault();
  to.focus();
}

function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const isInside =
    clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return target === dialog && !isInside;
}
