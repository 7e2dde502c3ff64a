/** Under this name a tab stores what its player plays. It is there only while the player is open. */
export const storageKey = 'player';
