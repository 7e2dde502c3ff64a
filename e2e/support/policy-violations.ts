import { expect, type Page } from '@playwright/test';

import { watchConsole } from './axe';

/** Records what the Content-Security-Policy blocks on the pages opened next, and what they write to the console. */
export async function watchViolations(page: Page) {
  const stopped: string[] = [];
  await page.exposeFunction('recordViolation', (words: string) => stopped.push(words));
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as { recordViolation: (words: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      recordViolation(
        `${event.documentURI} ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  const expectCleanConsole = watchConsole(page);

  return {
    stopped,
    /**
     * Asserts that nothing was blocked, and that the console has no error or warning.
     *
     * @param missing the URL of a page that is a 404, which the browser itself reports
     */
    expectNone(missing?: string) {
      expect(stopped).toEqual([]);
      expectCleanConsole(missing);
    },
  };
}
