type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether this is a plain click on a link, which a script may handle. With a modifier key or another mouse button, the
 * browser itself opens a tab or a window, or downloads the target.
 */
export function isPlainClick(event: Keys & { button?: number }): boolean {
  const { button = 0, ctrlKey, metaKey, shiftKey, altKey } = event;

  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}
