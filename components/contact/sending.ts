/** Shows in the button whether the message is on its way; the focus it loses by that, it gets back. */
export function showSending(
  form: HTMLFormElement,
  isSending: boolean,
  words: Record<'submit' | 'sending', string>,
): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const wasSending = button.disabled;
  button.disabled = isSending;
  button.textContent = isSending ? words.sending : words.submit;
  form.querySelector('[role=status]')!.textContent = isSending ? words.sending : '';
  const isLost = document.activeElement?.contains(form);
  if (wasSending && !isSending && isLost) button.focus();
}
