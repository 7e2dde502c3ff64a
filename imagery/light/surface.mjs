/**
 * The height of the water over the picture, its slope, and how strongly it bends light.
 * The camera looks straight down: `zoom` plane units fit half the picture's short side.
 * @returns {{width:number,height:number,unit:number,h:Float32Array,gx:Float32Array,gy:Float32Array,bend:number}}
 */
export function surfaceOf(figure, width, height, { x = 0, y = 0, zoom = 1 }) {
  const unit = (2 * zoom) / Math.min(width, height);
  const h = heights(figure, width, height, unit, x, y);
  const { gx, gy } = slopes(h, width, height);
  return { width, height, unit, h, gx, gy, bend: bendOf(gx, gy, width, height) };
}

function heights(figure, width, height, unit, x, y) {
  const h = new Float32Array(width * height);
  for (let j = 0, i = 0; j < height; j++) {
    const b = j - height / 2 + 0.5;
    for (let k = 0; k < width; k++, i++) {
      const a = k - width / 2 + 0.5;
      h[i] = figure(x + a * unit, y + b * unit);
    }
  }
  return h;
}

function slopes(h, width, height) {
  const gx = new Float32Array(h.length);
  const gy = new Float32Array(h.length);
  for (let j = 0; j < height; j++) {
    const up = Math.max(0, j - 1) * width;
    const down = Math.min(height - 1, j + 1) * width;
    for (let k = 0; k < width; k++) {
      const i = j * width + k;
      const left = k > 0 ? i - 1 : i;
      const right = k < width - 1 ? i + 1 : i;
      gx[i] = (h[right] - h[left]) / (right - left);
      gy[i] = (h[down + k] - h[up + k]) / ((down - up) / width);
    }
  }
  return { gx, gy };
}

// Root mean square of the curvature: the light's travel is measured in it, so every tone focuses alike.
function bendOf(gx, gy, width, height) {
  let sum = 0;
  let count = 0;
  for (let j = 1; j < height - 1; j += 2) {
    for (let k = 1; k < width - 1; k += 2) {
      const i = j * width + k;
      const xx = (gx[i + 1] - gx[i - 1]) / 2;
      const yy = (gy[i + width] - gy[i - width]) / 2;
      sum += xx * xx + yy * yy;
      count++;
    }
  }
  return Math.sqrt(sum / (2 * count)) || 1;
}
