/** How a tone swells, breathes and fades, for its sound and for its figure. All times are in seconds. */
export const course = { fadeIn: 1.8, fadeOut: 2.5, longest: 30 } as const;

/** How often the tone breathes in a second: about as slowly as a person at rest. */
export const breathsPerSecond = 0.16;

/**
 * How large the figure is at a time of the tone. It follows the loudness, but slow changes are stronger than in the
 * sound.
 *
 * @param time since the tone began
 * @returns 0 to 1
 */
export function swellAt(time: number): number {
  const { fadeIn, fadeOut, longest } = course;
  const loudness = Math.max(0, Math.min(1, time / fadeIn, (longest - time) / fadeOut));
  const breath = 0.55 + 0.45 * Math.sin(2 * Math.PI * breathsPerSecond * time);

  return loudness * breath;
}
