/** The sample rate of all sounds, in samples per second. Opus uses the same rate. */
export const rate = 48_000;
