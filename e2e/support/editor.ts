import { expect, type Frame, type Locator, type Page } from '@playwright/test';

import type { AdminLanguage } from './admin-words';
import { stack } from './environment';

type BlockType = {
  name: string;
  supports?: { inserter?: boolean };
  parent?: string[];
  ancestor?: string[];
};

type EditorQuestion = 'isSavingPost' | 'isEditedPostDirty' | 'isPostSavingLocked';

type EditorScripts = {
  blocks: { getBlockTypes(): BlockType[] };
  data: { select(store: string): Record<EditorQuestion, () => boolean> };
};

/** The WordPress editor in a browser, as the musicians use it. */
export class Editor {
  constructor(readonly page: Page) {}

  /** Logs in as the stack's editor, or as the given user. */
  async logIn(as = stack.editor): Promise<void> {
    // Editors see animations on their own machine. Here they would slow down what is measured.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    // WordPress loses the session of one of two people who log in as the same user at the same time, and shows the form
    // again: each request writes the user's list of sessions as it has read it.
    await expect(() => this.#fillInLogin(as)).toPass({ timeout: 60_000 });
  }

  async #fillInLogin(as: { user: string; password: string }): Promise<void> {
    await this.page.goto(`${stack.wordpressUrl}/wp-login.php`);
    const user = this.page.getByLabel('Username or Email Address');
    // WordPress moves the focus to this field shortly after the page has loaded, even if somebody is already typing.
    await expect(user).toBeFocused();
    await user.fill(as.user);
    await this.page.getByRole('textbox', { name: 'Password' }).fill(as.password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
    await expect(this.page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({
      timeout: 15_000,
    });
  }

  /** Chooses the language of the plugin's texts. WordPress's own stay English: the stack has no language packs. */
  async setLanguage(language: AdminLanguage): Promise<void> {
    const { hostname } = new URL(stack.wordpressUrl);
    const cookie = { name: 'stack_locale', value: language, domain: hostname, path: '/' };
    await this.page.context().addCookies([cookie]);
  }

  async openPost(id: number): Promise<void> {
    await this.openEditor(`post.php?post=${id}&action=edit`);
  }

  async openNewPost(): Promise<void> {
    await this.openEditor('post-new.php');
  }

  /** @param type event, video or music */
  async openNew(type: string): Promise<void> {
    await this.openEditor(`post-new.php?post_type=${type}`);
  }

  async setTitle(title: string): Promise<void> {
    const canvas = await this.canvas();
    await canvas.getByRole('textbox', { name: 'Add title' }).fill(title);
  }

  /** Clicks Update and returns the time of the click. It does not wait until the editor has saved. */
  async clickUpdate(): Promise<Date> {
    const button = this.updateButton();
    await expect(button).toBeEnabled();
    return click(button);
  }

  /** The button that saves a published post. Since WordPress 6.6 it is called Save. */
  updateButton(): Locator {
    return this.page
      .getByRole('region', { name: 'Editor top bar' })
      .getByRole('button', { name: /^(Update|Save)$/ });
  }

  /** Waits until the editor has nothing left to save. Its notice is not enough: it may be from an earlier save. */
  async waitUntilSaved(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { wp } = window as unknown as { wp: EditorScripts };
      const editor = wp.data.select('core/editor');
      return !editor.isSavingPost() && !editor.isEditedPostDirty();
    });
  }

  /** Whether the editor refuses to save now. */
  async isSavingLocked(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: EditorScripts };
      return wp.data.select('core/editor').isPostSavingLocked();
    });
  }

  /** Publishes a new post, and returns the time of the last click. */
  async clickPublish(): Promise<Date> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const panel = this.page.getByRole('region', { name: 'Editor publish' });
    const button = panel.getByRole('button', { name: 'Publish', exact: true });
    await expect(button).toBeEnabled();
    return click(button);
  }

  async setSlug(slug: string): Promise<void> {
    await this.openPostSettings();
    await this.page.getByRole('button', { name: /^Change (URL|link)/ }).click();
    await this.page.getByRole('textbox', { name: /^(Permalink|Link|Slug)$/ }).fill(slug);
    await this.page.keyboard.press('Escape');
  }

  /** Gives the post a German title, and a copy of its text as the German text. */
  async writeGermanVersion(title: string): Promise<void> {
    await this.openPostSettings();
    await this.openPanel('German version');
    await this.page.getByRole('textbox', { name: 'German title', exact: true }).fill(title);
    await this.page.getByRole('button', { name: 'Write the German text' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'German text' });
    await dialog.getByRole('button', { name: 'Copy the original here' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  async removeGermanVersion(): Promise<void> {
    await this.openPostSettings();
    await this.openPanel('German version');
    this.page.once('dialog', (question) => question.accept());
    await this.page.getByRole('button', { name: 'Remove the German version' }).click();
  }

  async moveToTrash(): Promise<void> {
    await this.openPostSettings();
    await this.page.getByRole('button', { name: 'Move to trash' }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: /OK|Move to trash/ })
      .click();
    await this.page.waitForURL(/edit\.php/);
  }

  /** The names of all blocks that the open editor can insert directly into a text. */
  offeredBlocks(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as { wp: EditorScripts }).wp.blocks
        .getBlockTypes()
        .filter((each) => each.supports?.inserter !== false && !each.parent && !each.ancestor)
        .map(({ name }) => name),
    );
  }

  private async openPostSettings(): Promise<void> {
    const settings = this.page.getByRole('region', { name: 'Editor settings' });
    if (!(await settings.isVisible())) {
      await this.page.getByRole('button', { name: 'Settings', exact: true }).click();
    }
    await settings.getByRole('tab', { name: 'Post' }).click();
  }

  private async openPanel(name: string): Promise<void> {
    const toggle = this.page.getByRole('button', { name, exact: true });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }

  private async openEditor(path: string): Promise<void> {
    await this.page.goto(`${stack.wordpressUrl}/wp-admin/${path}`);
    await this.canvas();
  }

  /**
   * The frame with the text. With meta boxes, it is the page itself. Without them, WordPress puts the text into an
   * iframe.
   */
  async canvas(): Promise<Frame> {
    await expect
      .poll(() => this.findCanvas(), { timeout: 30_000, message: 'the block editor must load' })
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
}

/**
 * Clicks, and returns the time at which the page received the click. The time that the browser needs before that does
 * not count. The listener is added first, so that a busy page cannot miss the click.
 */
async function click(button: Locator): Promise<Date> {
  const clicked = await button.evaluateHandle((each) => ({
    at: new Promise<number>((resolve) =>
      each.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true }),
    ),
  }));
  await button.click();

  return new Date(await clicked.evaluate(({ at }) => at));
}
