/** The shortest time in which a person can write a message, in milliseconds. A faster one counts as spam. */
export const minimumFillTime = 3_000;
