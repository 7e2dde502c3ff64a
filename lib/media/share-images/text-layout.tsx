import satori from 'satori';

import { colours as palette } from '../../config/colours-outside-css.mjs';
import { site } from '../../site';
import { cardSize, type Card } from './share-image-path';
import { families, fonts } from './fonts';

const column = 700;
const leading = 1.08;
const maxTitleHeight = 300;
const titleSizes = [132, 120, 108, 98, 90, 82, 74, 66, 60, 54, 48];
const smallestTitle = Math.min(...titleSizes);

/**
 * The text of a share image, with the site's name at the top, as SVG of 1200 by 630 with a transparent background. The
 * letters are outlines. The title is as large as possible. A word is broken, or the text is cut off, only when it does
 * not fit even in the smallest size.
 *
 * @param card has only characters that our fonts have
 */
export async function drawText({ section, title, line }: Card): Promise<string> {
  const fit = await fitTitle(title);

  return satori(
    <div style={page}>
      <div style={product}>{site.product}</div>
      {section && (
        <div style={eyebrow}>
          {section}
          <div style={stroke} />
        </div>
      )}
      <div style={{ ...heading, ...fit }}>{title}</div>
      {line && <div style={below}>{line}</div>}
    </div>,
    { ...cardSize, fonts },
  );
}

/** The style of a title: the largest font size in which each of its words, and all of its lines, fit. */
export async function fitTitle(title: string) {
  for (const fontSize of titleSizes) {
    const { width, height } = await measure(title, fontSize);
    if (width <= column && height <= maxTitleHeight)
      return { fontSize, textWrap: 'balance' } as const;
  }
  const lineClamp = Math.floor(maxTitleHeight / (smallestTitle * leading));

  return { fontSize: smallestTitle, wordBreak: 'break-word', lineClamp } as const;
}

/** The size of a title in pixels. Lines wrap between words, so only a long word makes a title wider than its column. */
async function measure(
  title: string,
  fontSize: number,
): Promise<{ width: number; height: number }> {
  const sizes: { width: number; height: number }[] = [];
  const style = { ...lettering, fontSize, minWidth: column, width: 'min-content' };
  await satori(<div style={style}>{title}</div>, {
    ...cardSize,
    fonts,
    embedFont: false,
    onNodeDetected: ({ width, height }) => sizes.push({ width, height }),
  });
  return sizes[0] ?? { width: 0, height: 0 };
}

const edge = 80;

const page = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  padding: `0 0 73px ${edge}px`,
  fontFamily: families.text,
} as const;

const product = {
  position: 'absolute',
  top: 62,
  left: edge + 68,
  fontFamily: families.display,
  fontSize: 36,
  letterSpacing: '0.02em',
  color: palette.mist,
} as const;

const eyebrow = {
  display: 'flex',
  alignItems: 'center',
  marginBottom: 6,
  fontSize: 24,
  letterSpacing: '0.16em',
  color: palette.gold,
};

const stroke = { width: 64, height: 2, marginLeft: 20, background: palette.gold, opacity: 0.6 };

// The letter spacing of the font is made for small text. Large text needs less.
const lettering = {
  fontFamily: families.display,
  lineHeight: leading,
  letterSpacing: '-0.02em',
} as const;

const heading = {
  ...lettering,
  width: column,
  color: palette.mist,
} as const;

const below = {
  width: column,
  marginTop: 14,
  fontSize: 30,
  lineHeight: 1.4,
  lineClamp: 2,
  wordBreak: 'break-word',
  color: palette.haze,
} as const;
