import { figures } from '../../figures/index.mjs';
import { body, footer, header, titled } from '../parts.mjs';
import { circle, cover } from '../shapes.mjs';

/**
 * One window for each chair, mat or coat of the event; only `lit` of them are open.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function dots(sheet) {
  const { width, margin, accent, count = 12, across = 4, lit = count } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 104, height: 260 });
  const down = Math.ceil(count / across);
  const step = Math.min((width - 2 * margin) / across, (title.y - room.top - 60) / down);
  const left = margin + (width - 2 * margin - step * across) / 2;
  const top = room.top + (title.y - room.top - 60 - down * step) / 2;
  const all = Array.from({ length: count }, (_, i) => {
    const x = left + ((i % across) + 0.5) * step;
    const y = top + (Math.floor(i / across) + 0.5) * step;
    return circle(x, y, step * 0.43);
  });
  const outline = `<g fill="none" stroke="${accent}" stroke-width="1.5" stroke-opacity=".55">${all.join('')}</g>`;
  const filled = sheet.chosen === undefined ? undefined : all[sheet.chosen];
  const chosen = filled ? `<g fill="${accent}">${filled}</g>` : '';
  return (
    cover(sheet, all.slice(0, lit).join('')) +
    outline +
    chosen +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * The figure as lines, one for each row of the water, like hills behind each other.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function lines(sheet) {
  const { width, hz, seed, ground, accent, ridges = 30, swell = 70 } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 124, height: 340 });
  const tall = title.y - room.top - 70 - swell;
  const water = figures.dish(hz / 3, seed, sheet);
  const rows = Array.from({ length: ridges }, (_, i) => {
    const v = (i / (ridges - 1)) * 2 - 1;
    /** @type {(u: number) => number} */
    const envelope = (u) => Math.exp(-2.2 * u * u - 1.6 * v * v);
    /** @type {(u: number) => number} */
    const lift = (u) => Math.abs(water(u * 0.9, v * 0.9)) * envelope(u) * swell;
    return ridge(room.top + swell + ((v + 1) / 2) * tall, lift, width);
  });
  const stroke = `fill="${ground}" stroke="${accent}" stroke-width="2.6" stroke-linejoin="round"`;
  return (
    cover(sheet, '') +
    `<g ${stroke}>${rows.join('')}</g>` +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * @param {number} base
 * @param {(u: number) => number} lift height over the base; u is about -1 to 1
 * @param {number} width
 */
function ridge(base, lift, width) {
  const steps = 140;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return `${(t * width).toFixed(1)} ${(base - lift(t * 2.2 - 1.1)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}"/>`;
}
