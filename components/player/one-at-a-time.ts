/**
 * Makes sure that only one track or tone plays at a time in all tabs of the site. What starts to play announces it, and
 * everything else stops.
 *
 * @param stop called when something else starts to play
 * @returns the function to call when something starts to play
 */
export function oneAtATime(stop: () => void): () => void {
  const open = () => {
    const opened = new BroadcastChannel('sound');
    opened.addEventListener('message', stop);
    return opened;
  };
  let channel: BroadcastChannel | undefined = open();
  // An open channel may exclude the page from the back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => persisted && (channel ??= open()));

  // After a return from the back/forward cache, the player may start before the `pageshow` listener above has run.
  return () => (channel ??= open()).postMessage('begins');
}
