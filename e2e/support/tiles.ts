import sharp from 'sharp';

/** Of a tile, in pixels of the small copies: a button is two to four of them. */
const side = 16;
/** From when on a pixel counts as another: of 255, in any of its colours. */
const visible = 64;
/** Which share of a tile's pixels may: a missing glass button, which is little more than its words, changes 0.14. */
const most = 0.08;

/**
 * Where two pictures differ, tile by tile: a change that is small beside a long page is large in its place.
 *
 * @returns a line for each tile, with its place in pixels; one for pictures of different sizes
 */
export async function changedTiles(before: Buffer, after: Buffer): Promise<string[]> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const sizeOf = ({ width, height }: Pixels) => `${width} x ${height}`;
  if (sizeOf(one) !== sizeOf(other)) return [`${sizeOf(other)} instead of ${sizeOf(one)}`];

  const lines: string[] = [];
  for (let top = 0; top < one.height; top += side) {
    for (let left = 0; left < one.width; left += side) {
      const share = changedShare(one, other, { left, top });
      if (share > most) lines.push(`${Math.round(share * 100)} % at ${left}, ${top}`);
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
        (colour) => Math.abs(one.data[at + colour]! - other.data[at + colour]!) > visible,
      );
      if (differs) changed += 1;
    }
  }
  return changed / ((right - left) * (bottom - top));
}
