import { percentile } from '../stack/system-tests/numbers.mjs';
import { AdminPage, typingDelays } from './support/admin-page';
import { expect, test } from './support/test';

/** In milliseconds. */
const mostDelay = 500;

test(
  'a letter is in the live preview half a second after its key, for 95 of 100',
  { tag: '@nightly' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const admin = await AdminPage.open(browser, 'en');
    await admin.editor.openNewPost();
    await admin.editor.setTitle('A night at the screen');
    await admin.typeText('zzq');
    await admin.openLivePreview();
    await admin.typeText('');
    const delays = await typingDelays(await admin.editor.canvas(), await admin.shownPage(), 120);

    expect(percentile(delays, 0.95)).toBeLessThan(mostDelay);
    await admin.end();
  },
);
