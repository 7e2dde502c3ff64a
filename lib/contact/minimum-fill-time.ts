/**
 * The time that the form lets pass between the request for a token and the sending of the message, in milliseconds. The
 * server treats a message as suspect if this time is shorter by more than two seconds (token.ts).
 */
export const minimumFillTime = 3_000;
