import { besideBase } from '../stack/system-tests/numbers.mjs';
import { AdminPage, typingDelays } from './support/admin-page';
import { baseTime } from './support/edit-times';
import { expect, test } from './support/test';

/**
 * How many times as long as the base a letter may take: half a second on the machine of docs/performance.md, where the
 * base is 0.10 s. Up to 80 ms are a pause of the plugin, which is the same on every machine.
 */
const budget = 5;

test(
  'a letter is in the live preview soon after its key, for 95 of 100',
  { tag: ['@nightly', '@edits'] },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const admin = await AdminPage.open(browser, 'en');
    await admin.editor.openNewPost();
    await admin.editor.setTitle('A night at the screen');
    await admin.typeText('zzq');
    await admin.openLivePreview();
    await admin.typeText('');
    const bases: number[] = [];
    while (bases.length < 7) bases.push(await baseTime(request));
    const delays = await typingDelays(await admin.editor.canvas(), await admin.shownPage(), 120);

    const { ratio, words } = besideBase(delays, bases, 0.95);
    console.log(`From the key to the live preview: ${words}`);
    expect(ratio, words).toBeLessThan(budget);
    await admin.end();
  },
);
