import { body, footer, header, titled } from '../parts.mjs';
import { circle, cover, scrim } from '../shapes.mjs';

/**
 * The picture fills the sheet; the title stands in its dark lower part.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function tall(sheet) {
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined });
  const reach = Math.min(0.95, (sheet.height - title.y) / sheet.height + 0.22);
  return (
    scrim(sheet, 'bottom', reach) +
    scrim(sheet, 'top', 0.22, 0.7) +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * The title at the top, the picture below it.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function crown(sheet) {
  const room = body(sheet);
  const title = titled(sheet, { ...room, bottom: undefined, size: 140, height: 300 });
  const foot = (title.y + title.height) / sheet.height;
  return (
    // The gradient is still dark behind the line of the event, which may cross the picture.
    scrim(sheet, 'top', foot + 0.3, 0.94, foot / 2) +
    scrim(sheet, 'bottom', 0.24, 0.86) +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * A plain frame, as around an old print; the title inside it is light on dark.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function frame(sheet) {
  const { width, height, margin, ground, night } = sheet;
  const edge = { top: margin + 50, bottom: height - margin - 96 };
  const hole = `<rect x="${margin}" y="${edge.top}" width="${width - 2 * margin}" height="${edge.bottom - edge.top}"/>`;
  const inside = { ...sheet, ...night, height: edge.bottom };
  const room = { x: margin + 34, width: width - 2 * margin - 68, bottom: edge.bottom - 44 };
  const title = titled(inside, room);
  return (
    scrim(inside, 'bottom', Math.min(0.9, (edge.bottom - title.y) / edge.bottom + 0.2)) +
    cover({ width, height, ground }, hole) +
    header(sheet) +
    title.svg +
    footer(sheet)
  );
}

/**
 * One round window, the title centred below it.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function moon(sheet) {
  const { width } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, align: 'centre', size: 104, height: 300 });
  const r = Math.min(width / 2 - 70, (title.y - room.top - 60) / 2);
  const y = room.top + r - 6 + (title.y - room.top - 60 - 2 * r) / 2;
  const ring = `<g fill="none" stroke="${sheet.accent}" stroke-width="1.5">${circle(width / 2, y, r + 16)}</g>`;
  return cover(sheet, circle(width / 2, y, r)) + ring + header(sheet) + title.svg + footer(sheet);
}

/**
 * A window with a round arch, as in a chapel.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function arch(sheet) {
  const { width, accent } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, align: 'centre', size: 96, height: 280 });
  const half = 216;
  const foot = title.y - 66;
  /** @type {(w: number, low: number) => string} */
  const shape = (w, low) =>
    `<path d="M${width / 2 - w} ${low}V${room.top + half}A${w} ${w} 0 0 1 ${width / 2 + w} ${room.top + half}V${low}Z"/>`;
  const line = `<g fill="none" stroke="${accent}" stroke-width="1.5">${shape(half + 14, foot + 14)}</g>`;
  return cover(sheet, shape(half, foot)) + line + header(sheet) + title.svg + footer(sheet);
}

/**
 * Picture above, plain background below; the border between them is a wave.
 * @param {import('../print.mjs').PosterSheet} sheet
 */
export function wave(sheet) {
  const { width, hz } = sheet;
  const room = body(sheet);
  const title = titled(sheet, { ...room, top: undefined, size: 116 });
  const seam = title.y - 92;
  const swings = 2 + (hz % 5);
  const points = Array.from({ length: 101 }, (_, i) => {
    const t = i / 100;
    const y = seam + 34 * Math.sin(t * swings * Math.PI * 2) * Math.sin(Math.PI * t);
    return `${(t * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  const hole = `<path d="M0 0L${points.join('L')}L${width} 0Z"/>`;
  const above = { ...sheet, ...sheet.night };
  return (
    scrim(above, 'top', 0.2, 0.75) + cover(sheet, hole) + header(above) + title.svg + footer(sheet)
  );
}
