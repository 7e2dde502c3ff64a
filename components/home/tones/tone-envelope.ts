/** The lengths of the fade-in, the fade-out and the whole tone, for its sound and its figure, in seconds. */
export const envelope = { fadeIn: 1.8, fadeOut: 2.5, duration: 30 } as const;

/** How often per second the loudness rises and falls: about as often as a person at rest breathes. */
export const breathsPerSecond = 0.16;

/**
 * The size of the figure at a time of the tone. The size follows the loudness, but the slow rising and falling is
 * stronger than in the sound.
 *
 * @param time seconds since the tone began
 * @returns 0 to 1
 */
export function figureSizeAt(time: number): number {
  const { fadeIn, fadeOut, duration } = envelope;
  const loudness = Math.max(0, Math.min(1, time / fadeIn, (duration - time) / fadeOut));
  const breath = 0.55 + 0.45 * Math.sin(2 * Math.PI * breathsPerSecond * time);

  return loudness * breath;
}
