function boxRow(source, target, start, stride, count, radius) {
  const gain = 1 / (2 * radius + 1);
  const last = count - 1;
  let sum = source[start] * (radius + 1);
  for (let i = 1; i <= radius; i++) sum += source[start + Math.min(i, last) * stride];
  for (let i = 0; i < count; i++) {
    target[start + i * stride] = sum * gain;
    const enter = Math.min(i + radius + 1, last);
    const leave = Math.max(i - radius, 0);
    sum += source[start + enter * stride] - source[start + leave * stride];
  }
}

function boxPass(source, target, width, height, radius, vertical) {
  if (vertical) for (let x = 0; x < width; x++) boxRow(source, target, x, width, height, radius);
  else for (let y = 0; y < height; y++) boxRow(source, target, y * width, 1, width, radius);
}

/** A Gaussian blur as three box blurs: its cost does not grow with the radius. */
export function blur(plane, width, height, sigma) {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let a = Float32Array.from(plane);
  let b = new Float32Array(plane.length);
  for (let pass = 0; pass < 3; pass++) {
    boxPass(a, b, width, height, radius, false);
    boxPass(b, a, width, height, radius, true);
  }
  return a;
}

export function blurPicture({ width, height, planes }, sigma) {
  return { width, height, planes: planes.map((plane) => blur(plane, width, height, sigma)) };
}
