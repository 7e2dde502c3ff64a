import { randomFrom } from '../random.mjs';

const none = { cover: 0, mist: 0 };

/**
 * What stands between the sky and the water: nothing, hills drawn by the tone, or roofs.
 * @returns {(x:number, y:number) => {cover:number, mist:number}} mist: how far away, 0 to 1
 */
export function landOf({ hills = 0, skyline = false, hz, seed, height }, line) {
  if (!hills && !skyline) return () => none;
  const random = randomFrom(`land ${hz} ${seed}`);
  const ridges = skyline
    ? [roofs(random)]
    : Array.from({ length: hills }, (_, n) => ridge(random, n, hills));
  return (x, y) => {
    for (const { top, mist } of ridges) {
      const cover = Math.min(1, Math.max(0, (y - (line - top(x))) * height + 0.5));
      if (cover) return { cover, mist };
    }
    return none;
  };
}

function ridge(random, n, count) {
  const waves = Array.from({ length: 6 }, (_, i) => [
    (i + 1) * random.between(1.5, 3.4),
    random.between(0, 6.28),
    1 / (i + 1) ** 1.2,
  ]);
  const base = 0.015 + (n / count) * 0.2;
  const swing = 0.02 + n * 0.014;
  const top = (x) =>
    base +
    swing * waves.reduce((sum, [k, phase, gain]) => sum + gain * Math.sin(k * x * 3 + phase), 0.6);
  return { top, mist: (n + 0.4) / count };
}

function roofs(random) {
  const heights = Array.from({ length: 64 }, () => 0.008 + 0.05 * random.next() ** 2.2);
  const widths = Array.from({ length: 64 }, () => random.between(0.4, 1));
  const total = widths.reduce((sum, w) => sum + w, 0);
  const edges = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, w) => sum + w, 0) / total);
  return {
    top: (x) =>
      heights[
        Math.max(
          0,
          edges.findIndex((edge) => x <= edge),
        )
      ],
    mist: 0.12,
  };
}
