/** The shortest time in which a person can write a message, in milliseconds. A message sent earlier counts as spam. */
export const minimumFillTime = 3_000;
