/**
 * Makes sure that only one track or tone plays at a time in all tabs of the site. What starts to play announces it, and
 * everything else stops.
 *
 * @param stop called when something else starts to play
 * @returns the function to call when something starts to play
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
