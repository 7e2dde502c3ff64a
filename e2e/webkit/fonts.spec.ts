import { expect, test } from './support/test';

test('headlines in WebKit have the optical size of their font size', async ({ view }) => {
  await view.resize(1440);
  for (const path of ['/', '/biography', '/news']) {
    await view.goto(path);
    expect(await view.evaluate(widthsOfHeadline)).toEqual({ isLarge: true, isSame: true });
  }
});

/**
 * Compares the width of a text in the style of the headline with its width at the optical size that equals the font
 * size in pixels. Runs in the page.
 */
async function widthsOfHeadline() {
  await document.fonts.ready;
  const headline = document.querySelector('h1')!;
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(headline);
  const widthWith = (settings: string) => {
    const words = document.createElement('span');
    words.textContent = 'Auralune, music that is tuned';
    words.style.cssText = `position: absolute; white-space: nowrap; font-size: ${fontSize};
      font-family: ${fontFamily}; font-weight: ${fontWeight}; ${settings}`;
    headline.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  };
  const size = parseFloat(fontSize);
  const difference = widthWith('') - widthWith(`font-variation-settings: 'opsz' ${size}`);
  const range = Math.abs(widthWith("font-variation-settings: 'opsz' 9") - widthWith(''));

  return { isLarge: size > 40 && range > 5, isSame: Math.abs(difference) < 1 };
}
