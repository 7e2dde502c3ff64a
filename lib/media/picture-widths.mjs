/** The widths in pixels in which pictures are sent: by the image optimizer (next.config.mjs), and stored (imagery/sizes.mjs). */
export const pictureWidths = [480, 828, 1200, 1600, 2400];

/** A narrower picture of this site is stored as it is: a smaller size would save next to nothing. */
export const leastResizedWidth = 828;

/**
 * The widths in which a picture is stored, the last one being its own unless it is wider than all.
 *
 * @param {number} own the width of the original
 */
export function storedWidths(own) {
  const last = Math.min(own, ...pictureWidths.slice(-1));

  return [...pictureWidths.filter((width) => width < last), last];
}
