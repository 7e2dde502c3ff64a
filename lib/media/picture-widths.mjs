/**
 * The widths of pictures, in pixels, that the image optimizer makes (next.config.mjs) and that are stored in the
 * repository (imagery/sizes.mjs).
 */
export const pictureWidths = [480, 828, 1200, 1600, 2400];

/** A picture of this site that is narrower is stored unchanged: a smaller size would save almost nothing. */
export const minResizedWidth = 828;

/**
 * The widths in which a picture is stored. The last one is the width of the original, but at most the largest width.
 *
 * @param {number} own the width of the original
 */
export function storedWidths(own) {
  const last = Math.min(own, ...pictureWidths.slice(-1));

  return [...pictureWidths.filter((width) => width < last), last];
}
