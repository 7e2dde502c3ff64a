import { colours as palette, shareImageBackground } from '../../config/colours-outside-css.mjs';
import { figureSeed, toFigureShapes } from '../generated-figure';
import { site } from '../../site';
import { cardSize, type Card } from './share-image-path';
import { supportedText } from './supported-text';
import { drawText } from './text-layout';

const { width, height } = cardSize;
const { middle, between, shade } = shareImageBackground;

/**
 * The share image of a page as SVG of 1200 by 630: its text over a figure drawn from its title.
 *
 * @param mark the site's logo (SVG, 64 by 64, in the colour of the text around it)
 * @throws {Error} when a font is missing below `node_modules`
 */
export async function toCardSvg(card: Card, mark: string): Promise<string> {
  const text = await drawText({
    section: supportedText(card.section.toLocaleUpperCase()),
    title: supportedText(card.title) || site.product,
    line: supportedText(card.line),
  });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    background,
    `<g transform="translate(930 ${height / 2}) scale(1.14)">${toFigureShapes(figureSeed(card.title))}</g>`,
    scrim,
    `<svg x="80" y="60" width="52" height="52" color="${palette.gold}" viewBox="0 0 64 64">${mark}</svg>`,
    text,
    '</svg>',
  ].join('');
}

const background =
  `<defs><radialGradient id="g" cx=".74" cy=".5" r=".75"><stop stop-color="${middle}"/>` +
  `<stop offset=".55" stop-color="${between}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>` +
  `<linearGradient id="s"><stop stop-color="${palette.ink}" stop-opacity=".94"/>` +
  `<stop offset=".42" stop-color="${shade}" stop-opacity=".78"/>` +
  `<stop offset=".72" stop-color="${shade}" stop-opacity="0"/></linearGradient></defs>` +
  `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`;

// Darkens the figure, so that it does not compete with the text in front of it.
const scrim = `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`;
