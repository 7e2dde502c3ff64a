/**
 * The key under which a tab stores the state of its player. The entry exists only while the player is open.
 *
 * The number in it is the version of the format. Raise it after every change of `PlayerState` or `QueuedSound`: a tab may
 * still have a state that an earlier version of the site stored.
 */
export const storageKey = 'player-1';
