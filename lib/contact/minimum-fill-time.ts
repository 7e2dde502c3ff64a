/**
 * How long the form waits before it sends a message, in milliseconds. The server takes a message for spam that comes two
 * seconds earlier still (token.ts).
 */
export const minimumFillTime = 3_000;
