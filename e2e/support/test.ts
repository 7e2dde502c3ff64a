import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's test, whose pages are open when their scripts have come, which is after the first paint; unless it is said
 * by `waitUntil` what a test waits for.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, hand) => {
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = (url, options) => alive(goto(url, options), options);
      page.reload = (options) => alive(reload(options), options);
    }
    await hand(page);

    async function alive<Answer>(opening: Promise<Answer>, options?: { waitUntil?: string }) {
      const response = await opening;
      if (!options?.waitUntil) await untilAlive(page);

      return response;
    }
  },
});

/** Waits until a page of ours listens, and has done what it does at its start; other documents have nothing to wait for. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !('__next_f' in window) || Object.keys(document.body).join().includes('__react'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-puts-off] *, [data-puts-off] ~ footer')].every(
      (each) => getComputedStyle(each).contentVisibility !== 'auto',
    ),
  );
}

/** Keeps the scripts of pages back until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });

  return release;
}
