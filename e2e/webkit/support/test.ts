import { test as base } from '../../support/test';
import type { View } from './view';
import { Windows } from './windows';

export { expect } from '../../support/test';

type Options = {
  /** Whether the scripts of pages run. */
  isScripted: boolean;
  isMotionReduced: boolean;
};

/** Playwright's `test`, with a window of WebKit instead of Playwright's `page`. */
export const test = base.extend<Options & { view: View }, { windows: Windows }>({
  isScripted: [true, { option: true }],
  isMotionReduced: [false, { option: true }],
  windows: [
    async ({}, provide) => {
      const windows = new Windows();
      await provide(windows);
      await windows.closeAll();
    },
    { scope: 'worker' },
  ],
  view: async ({ windows, isScripted, isMotionReduced }, provide) => {
    const view = await windows.get([
      ...(isScripted ? [] : ['--without-scripts']),
      ...(isMotionReduced ? ['--reduced-motion'] : []),
    ]);
    await provide(view);
    // The player would continue the music of the previous page.
    await view.evaluate(() => sessionStorage.clear());
  },
});
