import type { Dialog, Page } from '@playwright/test';

/** The types of the questions that a page asks during an action. The answer to each is yes. */
export async function dialogsDuring(page: Page, action: () => Promise<unknown>): Promise<string[]> {
  const types: string[] = [];
  const answer = (question: Dialog) => {
    types.push(question.type());
    return question.accept();
  };
  page.on('dialog', answer);
  await action();
  page.off('dialog', answer);

  return types;
}
