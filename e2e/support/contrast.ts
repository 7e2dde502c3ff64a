import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';

/**
 * Asserts that text is readable even on the brightest spot of the picture behind it: WCAG AA asks for a contrast of 4.5
 * to 1, or 3 to 1 for large text. axe cannot check text on pictures.
 */
export async function expectReadable(words: Locator, ratio: 3 | 4.5): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  await words.evaluate((element) =>
    (element as HTMLElement).style.setProperty('visibility', 'hidden'),
  );
  const clip = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const picture = await words.page().screenshot({ clip });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  await words.evaluate((element) => element.removeAttribute('style'));

  const lights: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    lights.push(luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
  }
  const brightest = lights.reduce((most, each) => Math.max(most, each), 0);
  expect((luminance(numbersIn(colour)) + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(ratio);
}

/** The contrast of two colours as a browser writes them, from 1 to 21. Ignores how transparent they are. */
export function contrastOf(one: string, other: string): number {
  const lights = [one, other].map((colour) => luminance(numbersIn(colour)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

// Chromium writes Tailwind's colours with an alpha value as oklab. Then only the lightness is read: all text here is
// close to white or gold.
function numbersIn(colour: string): number[] {
  const [first = 0, ...rest] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return colour.startsWith('rgb')
    ? [first, ...rest].slice(0, 3)
    : [first * 255, first * 255, first * 255];
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
