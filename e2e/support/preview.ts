import { expect, type Page } from '@playwright/test';

/** Clicks "Preview in new tab" in the block editor, and returns the tab when it shows the site. */
export async function previewInNewTab(editor: Page): Promise<Page> {
  await editor.getByRole('button', { name: /^(View|Preview)$/ }).click();
  return openedBy(editor, () =>
    editor.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
  );
}

/** Clicks the plugin's button beside the German fields, and returns the tab when it shows the site. */
export async function previewInGerman(editor: Page): Promise<Page> {
  const settings = editor.getByRole('region', { name: 'Editor settings' });
  if (!(await settings.isVisible())) {
    await editor.getByRole('button', { name: 'Settings', exact: true }).click();
  }
  await settings.getByRole('tab', { name: 'Post' }).click();
  const panel = settings.getByRole('button', { name: 'German version', exact: true });
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
  return openedBy(editor, () =>
    settings.getByRole('button', { name: 'Preview in German' }).click(),
  );
}

async function openedBy(editor: Page, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([editor.waitForEvent('popup'), click()]);
  // While it saves, the editor shows a waiting page in the new tab.
  await tab.waitForURL(/\/(preview|vorschau|\d{4})\//, { timeout: 30_000 });
  await expect(tab.getByRole('main')).toBeVisible();
  return tab;
}
