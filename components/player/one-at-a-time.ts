/**
 * Only one thing sounds at a time in all tabs of the site: a tab that starts a sound announces it, and the others stop.
 *
 * @param stop is called when something else begins
 * @returns what to call when a sound begins
 */
export function oneAtATime(stop: () => void): () => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel = new BroadcastChannel('sound');
    channel.addEventListener('message', stop);
  };
  open();
  // An open channel may exclude the page from the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && open());

  return () => channel?.postMessage('begins');
}
