import { blur } from './blur.mjs';

/** What a lens adds around bright light: a tight glow, a wide one, and a veil. */
export function bloom(picture, strength) {
  const { width, height, planes } = picture;
  const short = Math.min(width, height);
  for (const plane of planes) {
    const bright = plane.map((v) => Math.max(0, v - 0.5));
    const layers = [
      [0.004, 0.5],
      [0.016, 0.3],
      [0.06, 0.2],
    ];
    for (const [radius, gain] of layers) {
      const glow = blur(bright, width, height, short * radius);
      for (let i = 0; i < plane.length; i++) plane[i] += glow[i] * gain * strength;
    }
  }
  return picture;
}
