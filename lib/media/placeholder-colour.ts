/**
 * The colour of the placeholder of a picture, for the attribute `data-placeholder`
 * (app/styles/placeholder-colours.css): for red, green and blue the number of the nearest of five levels, e.g. `0.1.3`
 * for a dark blue. It is an attribute because the Content-Security-Policy forbids inline styles.
 *
 * @param colour the average colour of the picture, `RRGGBB`; undefined when it is unknown or the picture is transparent
 */
export function placeholderColour(colour: string | undefined): string | undefined {
  const channels = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour ?? '')?.slice(1);

  return channels?.map((channel) => nearestLevel(Number.parseInt(channel, 16))).join('.');
}

/** For a picture of unknown colour that is not transparent: about the plum of `lib/config/colours-outside-css.mjs`. */
export const neutralPlaceholder = '1.0.2';

/** Values from 0 to 255. The pictures of this site are dark, so there are more dark levels than bright ones. */
const levels = [12, 36, 76, 140, 225];

function nearestLevel(value: number): number {
  const distances = levels.map((level) => Math.abs(level - value));

  return distances.indexOf(Math.min(...distances));
}
