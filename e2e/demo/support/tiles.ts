import sharp from 'sharp';

/** The side of a tile, in pixels of the reduced pictures. A button covers two to four tiles. */
const side = 16;
/** A pixel counts as changed when one of its colours, from 0 to 255, differs by more than this. */
const tolerance = 64;
/** The share of a tile's pixels that may change. A missing glass button, little more than text, changes 0.14. */
const maxShare = 0.08;

/**
 * Compares two pictures tile by tile. A change that is small on a long page is large in its tile.
 *
 * @returns one line for each changed tile, with its position in pixels; a single line if the sizes differ
 */
export async function changedTiles(before: Buffer, after: Buffer): Promise<string[]> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const sizeOf = ({ width, height }: Pixels) => `${width} x ${height}`;
  if (sizeOf(one) !== sizeOf(other)) return [`${sizeOf(other)} instead of ${sizeOf(one)}`];

  const lines: string[] = [];
  for (let top = 0; top < one.height; top += side) {
    for (let left = 0; left < one.width; left += side) {
      const share = changedShare(one, other, { left, top });
      if (share > maxShare) lines.push(`${Math.round(share * 100)} % at ${left}, ${top}`);
    }
  }
  return lines;
}

type Pixels = { data: Buffer; width: number; height: number };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { data, width: info.width, height: info.height };
}

function changedShare(one: Pixels, other: Pixels, { left, top }: { left: number; top: number }) {
  const right = Math.min(left + side, one.width);
  const bottom = Math.min(top + side, one.height);
  let changed = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * one.width + x) * 3;
      const differs = [0, 1, 2].some(
        (colour) => Math.abs(one.data[at + colour]! - other.data[at + colour]!) > tolerance,
      );
      if (differs) changed += 1;
    }
  }
  return changed / ((right - left) * (bottom - top));
}
