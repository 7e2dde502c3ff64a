/** A length in seconds as a duration of ISO 8601: `PT3M43S`. */
export const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
