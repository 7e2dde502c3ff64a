import { assertPresent } from '@/components/ui/assert-present';

/**
 * Shows in the button that the message is being sent. A disabled button loses the focus, and gets it back afterwards.
 */
export function showSending(
  form: HTMLFormElement,
  isSending: boolean,
  words: Record<'submit' | 'sending', string>,
): void {
  const button = assertPresent(form.querySelector<HTMLButtonElement>('[type=submit]'));
  const wasSending = button.disabled;
  button.disabled = isSending;
  button.textContent = isSending ? words.sending : words.submit;
  assertPresent(form.querySelector('[role=status]')).textContent = isSending ? words.sending : '';
  const isLost = document.activeElement?.contains(form);
  if (wasSending && !isSending && isLost) button.focus();
}
