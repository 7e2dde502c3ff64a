import { expect as baseExpect, test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Playwright's `expect`, except that `poll` checks again after 0.2 seconds. By default it soon waits for a whole second
 * between two checks, although most pages show the expected content much earlier.
 */
export const expect: typeof baseExpect = Object.assign(baseExpect.configure({}), {
  poll: ((actual, options) =>
    baseExpect.poll(actual, {
      intervals: [100, 200],
      ...(typeof options === 'string' ? { message: options } : options),
    })) as typeof baseExpect.poll,
});

const scriptFiles = '**/_next/static/chunks/*.js';

/** A picture of one pixel. */
const emptyPicture = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** The options that playwright.config.ts sets beside Playwright's own. */
export type Options = {
  /** False where the tests get empty pictures: the optimizer takes minutes to encode every size of every picture. */
  loadsPictures: boolean;
};

/**
 * Playwright's `test`, but `goto` and `reload` also wait until the page is hydrated. The site loads its scripts only
 * after the first paint. A test that passes `waitUntil` waits for that instead.
 */
export const test = base.extend<Options>({
  loadsPictures: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, browserName, loadsPictures }, provide) => {
    if (!loadsPictures)
      await page.context().route('**/_next/image?*', (route) => route.fulfill(emptyPicture));
    // Playwright cannot turn scripts off in Firefox, and cannot click there when Firefox's own setting turns them off.
    // So the script files are blocked.
    if (!javaScriptEnabled && browserName === 'firefox') {
      await page.context().route(scriptFiles, (route) => route.abort());
    }
    if (javaScriptEnabled) {
      const goto = page.goto.bind(page);
      const reload = page.reload.bind(page);
      page.goto = (url, options) => hydrated(goto(url, options), options);
      page.reload = (options) => hydrated(reload(options), options);
    }
    await provide(page);

    async function hydrated<Result>(opening: Promise<Result>, options?: { waitUntil?: string }) {
      const response = await opening;
      if (!options?.waitUntil) await untilHydrated(page);

      return response;
    }
  },
});

/** Whether React has hydrated the document, or it is no page of the site. Runs in the browser. */
export const isHydrated = (): boolean =>
  !('__next_f' in window) || Object.keys(document.body).join().includes('__react');

/**
 * Waits until a page of the site is hydrated, is idle, and has laid out its deferred parts. Does not wait for documents
 * of another kind.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-deferred] *, [data-deferred] ~ footer')].every(
      (each) => getComputedStyle(each).contentVisibility !== 'auto',
    ),
  );
}

/** Opens a page whose own scripts do not run. Scripts of the test do run, because axe needs them. */
export async function openUnscripted(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(path, { waitUntil: 'load' });
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
}

/**
 * Holds back the requests of a page for these URLs, or only those with this method, until the function that it returns
 * is called. Then they go on to the routes that were there before, or to the site.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  method?: string,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.fallback();
  });

  return release;
}

/** Holds back the scripts of pages until the function that it returns is called. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, scriptFiles);
