/** The key under which a tab stores the state of its player. The entry exists only while the player is open. */
export const storageKey = 'player';
