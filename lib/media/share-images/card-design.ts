import { colours as palette, drawn } from '../../config/colours.mjs';
import { figureSeed, toFigureShapes } from '../generated-figure';
import { site } from '../../site';
import { cardSize, type Card } from './card';
import { fit, type Fitted } from './fit';
import { capHeight, setLine, settable, widthOf } from './typesetting';

const { width, height } = cardSize;
const edge = 80;
const foot = height - 84;
const column = 700;
const leading = 1.08;

const colours = { title: palette.mist, section: palette.gold, line: palette.haze };

/**
 * The share image of a page as SVG of 1200 by 630: its text over a figure drawn from its title.
 *
 * @param mark the site's logo (SVG, 64 by 64, in the colour of the text around it)
 */
export function toCardSvg(card: Card, mark: string): string {
  const [title, section, line] = [
    settable(card.title, 'display') || site.product,
    settable(card.section.toLocaleUpperCase(), 'text'),
    settable(card.line, 'text'),
  ];
  const below = line
    ? fit(line, { face: 'text', width: column, steps: [{ size: 30, most: 2 }] })
    : null;
  const heading = fit(title, { face: 'display', width: column, steps: titleSteps });

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ground,
    `<g transform="translate(930 ${height / 2}) scale(1.14)">${toFigureShapes(figureSeed(card.title))}</g>`,
    scrim,
    brand(mark),
    words(section, heading, below),
    '</svg>',
  ].join('');
}

const mostTitleHeight = 325;

const titleSteps = [132, 120, 108, 98, 90, 82, 74, 66, 60, 54, 48].map((size) => ({
  size,
  most: Math.min(5, Math.floor(mostTitleHeight / (size * leading))),
}));

const ground =
  `<defs><radialGradient id="g" cx=".74" cy=".5" r=".75"><stop stop-color="${drawn.middle}"/>` +
  `<stop offset=".55" stop-color="${drawn.between}"/><stop offset="1" stop-color="${palette.ink}"/></radialGradient>` +
  `<linearGradient id="s"><stop stop-color="${palette.ink}" stop-opacity=".94"/>` +
  `<stop offset=".42" stop-color="${drawn.shade}" stop-opacity=".78"/>` +
  `<stop offset=".72" stop-color="${drawn.shade}" stop-opacity="0"/></linearGradient></defs>` +
  `<path fill="url(#g)" d="M0 0h${width}v${height}H0z"/>`;

// Darkens the figure, so that it does not compete with the text in front of it.
const scrim = `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`;

function brand(mark: string): string {
  const style = { face: 'display', size: 36, tracking: 0.02 } as const;

  return (
    `<svg x="${edge}" y="60" width="52" height="52" color="${colours.section}" viewBox="0 0 64 64">${mark}</svg>` +
    `<g fill="${colours.title}">${setLine(site.product, style, { x: edge + 68, y: 98 })}</g>`
  );
}

/** Places the text at the bottom of the picture, the title above the line below it. */
function words(section: string, heading: Fitted, below: Fitted | null): string {
  const small = { face: 'text', size: 30 } as const;
  const large = { face: 'display', size: heading.size } as const;
  const rowHeight = 42;
  const tail = below ? below.lines.length * rowHeight + 22 : 0;
  const last = foot - tail;
  const first = last - (heading.lines.length - 1) * heading.size * leading;
  const top = first - capHeight(large) - 34;

  const rows = heading.lines.map((text, index) =>
    setLine(text, large, { x: edge, y: first + index * heading.size * leading }),
  );
  const lines = (below?.lines ?? []).map((text, index) =>
    setLine(text, small, { x: edge, y: last + 64 + index * rowHeight }),
  );
  return [
    section && eyebrow(section, top),
    `<g fill="${colours.title}">${rows.join('')}</g>`,
    `<g fill="${colours.line}">${lines.join('')}</g>`,
  ].join('');
}

function eyebrow(section: string, y: number): string {
  const style = { face: 'text', size: 24, tracking: 0.16 } as const;
  const end = edge + widthOf(section, style) + 24;

  return (
    `<g fill="${colours.section}">${setLine(section, style, { x: edge, y })}</g>` +
    `<path stroke="${colours.section}" stroke-width="2" opacity=".6" d="M${end} ${y - 8}h64"/>`
  );
}
