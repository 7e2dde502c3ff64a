import { markShapes } from './mark.mjs';

/** @param {string} [more] further attributes, after a space */
const open = (more = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${more}>`;

/** The mark alone, in the colour of the text around it. */
export function markSvg() {
  const one = 'currentColor';
  return `${open()}${markShapes({ rim: one, petal: one, centre: one })}</svg>\n`;
}

/**
 * @typedef {object} IconShape
 * @property {number} [corner] radius of the corners; 0 if the operating system rounds the corners itself
 * @property {number} [inset] free space around the mark, as a share of the icon
 * @property {number} [size] in pixels, for a bitmap
 * @property {number} [stroke] width of the rim
 */

/**
 * The mark on its dark background.
 * @param {IconShape} [shape]
 */
export function iconSvg({ corner = 14, inset = 0.06, size, stroke = 3 } = {}) {
  const scale = 1 - 2 * inset;
  const place = `translate(${64 * inset} ${64 * inset}) scale(${scale})`;
  const pixels = size ? ` width="${size}" height="${size}"` : '';
  const shapes = markShapes({ rim: 'url(#r)', petal: 'url(#p)', centre: '#fff3d6', stroke });
  return (
    `${open(pixels)}<defs>` +
    '<radialGradient id="g" cx=".5" cy=".42" r=".75"><stop stop-color="#4a2090"/>' +
    '<stop offset=".6" stop-color="#24123f"/><stop offset="1" stop-color="#0b0714"/></radialGradient>' +
    '<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#d6a4ff"/>' +
    '<stop offset="1" stop-color="#f08fc0"/></linearGradient>' +
    '<radialGradient id="p" gradientUnits="userSpaceOnUse" cx="32" cy="32" r="22">' +
    '<stop offset=".35" stop-color="#f2c879"/><stop offset="1" stop-color="#f6d9ff"/></radialGradient></defs>' +
    `<rect width="64" height="64" rx="${corner}" fill="url(#g)"/>` +
    `<g transform="${place}">${shapes}</g></svg>\n`
  );
}
