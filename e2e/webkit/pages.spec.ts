import { brokenPictures, scrollThrough } from '../support/axe';
import { missing, more, pages } from '../support/pages';
import { expect, test } from './support/test';

test.describe('in WebKit', () => {
  test.use({ isMotionReduced: true });

  for (const path of [...pages, ...more, ...missing]) {
    test(`${path} fits every screen, shows its pictures, and has no error`, async ({ view }) => {
      test.setTimeout(120_000);
      for (const width of [390, 1440]) {
        await view.resize(width);
        await view.goto(path);
        await view.evaluate(scrollThrough);
        expect(await view.all('heading')).not.toEqual([]);
        expect(await view.overflow()).toBe(0);
        expect(await view.evaluate(brokenPictures)).toEqual([]);
        // For a 404, the browser itself writes an error to the console, which no script sees.
        expect(await view.faults()).toEqual([]);
      }
    });
  }
});
