/** The sample rate of everything that is made here: Opus uses it. */
export const rate = 48_000;
