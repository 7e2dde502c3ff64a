/** A picture in linear light with no upper bound, so that glow and highlights behave as in a lens. */
export function canvas(width, height) {
  const size = width * height;
  return {
    width,
    height,
    planes: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
  };
}

export function fill(picture, colour) {
  picture.planes.forEach((plane, c) => plane.fill(colour[c]));
  return picture;
}

/** Reads a plane between its pixels; outside, the edge continues. */
export function bilinear(plane, width, height, x, y) {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const x0 = cx | 0;
  const y0 = cy | 0;
  const fx = cx - x0;
  const i = y0 * width + x0;
  const top = plane[i] + (plane[i + 1] - plane[i]) * fx;
  const low = plane[i + width] + (plane[i + width + 1] - plane[i + width]) * fx;
  return top + (low - top) * (cy - y0);
}

/** Adds light at a point between pixels. */
export function deposit(plane, width, height, x, y, amount) {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return;
  const fx = x - x0;
  const fy = y - y0;
  const i = y0 * width + x0;
  plane[i] += amount * (1 - fx) * (1 - fy);
  plane[i + 1] += amount * fx * (1 - fy);
  plane[i + width] += amount * (1 - fx) * fy;
  plane[i + width + 1] += amount * fx * fy;
}
