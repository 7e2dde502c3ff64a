import { expect, type Page } from '@playwright/test';

import { watchConsole } from './axe';

/** Watches for what the policy stops on the pages to come, and for what they write to the console. */
export async function watchViolations(page: Page) {
  const stopped: string[] = [];
  await page.exposeFunction('noteViolation', (words: string) => stopped.push(words));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (words: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(
        `${event.documentURI} ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    );
  });
  const expectSilence = watchConsole(page);

  return {
    stopped,
    /** Nothing was stopped, and nothing else went wrong. */
    expectNone() {
      expect(stopped).toEqual([]);
      expectSilence();
    },
  };
}
