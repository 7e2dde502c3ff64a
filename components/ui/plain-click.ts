type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Is this a click on a link as such, which a script may answer in the browser's place? With a key held down it asks for
 * another tab, another window or a download: the browser's own affair, as is every button but the first.
 */
export function isPlainClick(event: Keys & { button?: number }): boolean {
  const { button = 0, ctrlKey, metaKey, shiftKey, altKey } = event;

  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}
