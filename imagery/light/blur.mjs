function boxRow(source, target, start, count, radius) {
  const gain = 1 / (2 * radius + 1);
  const last = count - 1;
  let sum = source[start] * (radius + 1);
  for (let i = 1; i <= radius; i++) sum += source[start + Math.min(i, last)];
  for (let i = 0; i < count; i++) {
    target[start + i] = sum * gain;
    const enter = Math.min(i + radius + 1, last);
    const leave = Math.max(i - radius, 0);
    sum += source[start + enter] - source[start + leave];
  }
}

// All columns at once: walking down them one by one would miss the processor's cache at every step.
function boxColumns(source, target, width, height, radius) {
  const gain = 1 / (2 * radius + 1);
  const last = height - 1;
  const sums = Float64Array.from({ length: width }, (_, x) => source[x] * (radius + 1));
  for (let j = 1; j <= radius; j++) {
    const row = Math.min(j, last) * width;
    for (let x = 0; x < width; x++) sums[x] += source[row + x];
  }
  for (let j = 0; j < height; j++) {
    const row = j * width;
    const enter = Math.min(j + radius + 1, last) * width;
    const leave = Math.max(j - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      target[row + x] = sums[x] * gain;
      sums[x] += source[enter + x] - source[leave + x];
    }
  }
}

/** A Gaussian blur as three box blurs: its cost does not grow with the radius. */
export function blur(plane, width, height, sigma) {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let a = Float32Array.from(plane);
  let b = new Float32Array(plane.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) boxRow(a, b, y * width, width, radius);
    boxColumns(b, a, width, height, radius);
  }
  return a;
}

export function blurPicture({ width, height, planes }, sigma) {
  return { width, height, planes: planes.map((plane) => blur(plane, width, height, sigma)) };
}
