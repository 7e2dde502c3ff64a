import { expect, type Frame, type Page } from '@playwright/test';

import { stack } from './environment';

/** The musicians' way into WordPress, in the browser, as they go it. */
export class Editor {
  constructor(readonly page: Page) {}

  async logIn(): Promise<void> {
    await this.page.goto(`${stack.wordpressUrl}/wp-login.php`);
    await this.page.getByLabel('Username or Email Address').fill(stack.editor.user);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(stack.editor.password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
    await expect(this.page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({
      timeout: 30_000,
    });
  }

  async openPost(id: number): Promise<void> {
    await this.openEditor(`post.php?post=${id}&action=edit`);
  }

  async openNewPost(): Promise<void> {
    await this.openEditor('post-new.php');
  }

  async setTitle(title: string): Promise<void> {
    const canvas = await this.canvas();
    await canvas.getByRole('textbox', { name: 'Add title' }).fill(title);
  }

  /** Clicks Update and says when it did; the editor's own answer is not waited for. */
  async clickUpdate(): Promise<Date> {
    const button = this.page.getByRole('button', { name: 'Update', exact: true });
    await expect(button).toBeEnabled();
    const clickedAt = new Date();
    await button.click();
    return clickedAt;
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByText(/Post (updated|published|reverted)/).first()).toBeVisible({
      timeout: 20_000,
    });
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const panel = this.page.getByRole('region', { name: 'Editor publish' });
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  private async openEditor(path: string): Promise<void> {
    await this.page.goto(`${stack.wordpressUrl}/wp-admin/${path}`);
    await this.canvas();
    await this.dismissWelcome();
  }

  // Where there are meta boxes the text is part of the page, else WordPress puts it into a frame.
  private async canvas(): Promise<Frame> {
    await expect
      .poll(() => this.findCanvas(), { timeout: 30_000, message: 'the block editor has loaded' })
      .toBeTruthy();
    return (await this.findCanvas())!;
  }

  private async findCanvas(): Promise<Frame | undefined> {
    for (const frame of this.page.frames()) {
      const isCanvas = await frame
        .getByRole('textbox', { name: 'Add title' })
        .isVisible()
        .catch(() => false);
      if (isCanvas) return frame;
    }
  }

  private async dismissWelcome(): Promise<void> {
    const close = this.page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
