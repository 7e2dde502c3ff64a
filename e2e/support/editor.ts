import { expect, type Frame, type Locator, type Page } from '@playwright/test';

import { stack } from './environment';

type BlockType = {
  name: string;
  supports?: { inserter?: boolean };
  parent?: string[];
  ancestor?: string[];
};

type EditorScripts = {
  blocks: { getBlockTypes(): BlockType[] };
  data: { select(store: string): Record<'isSavingPost' | 'isEditedPostDirty', () => boolean> };
};

/** The musicians' way into WordPress, in the browser, as they go it. */
export class Editor {
  constructor(readonly page: Page) {}

  async logIn(): Promise<void> {
    // What moves on an editor's screen is not this machine's work.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.goto(`${stack.wordpressUrl}/wp-login.php`);
    const user = this.page.getByLabel('Username or Email Address');
    // WordPress puts the cursor there a moment after the page is there, wherever one is typing by then.
    await expect(user).toBeFocused();
    await user.fill(stack.editor.user);
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

  /** @param type event, video or music */
  async openNew(type: string): Promise<void> {
    await this.openEditor(`post-new.php?post_type=${type}`);
  }

  async setTitle(title: string): Promise<void> {
    const canvas = await this.canvas();
    await canvas.getByRole('textbox', { name: 'Add title' }).fill(title);
  }

  /** Clicks Update and says when it did; the editor's own answer is not waited for. */
  async clickUpdate(): Promise<Date> {
    const button = this.page.getByRole('button', { name: 'Update', exact: true });
    await expect(button).toBeEnabled();
    return click(button);
  }

  /** Waits until the editor has nothing left to save: its own notice may still be the one of the last time. */
  async isSaved(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { wp } = window as unknown as { wp: EditorScripts };
      const editor = wp.data.select('core/editor');
      return !editor.isSavingPost() && !editor.isEditedPostDirty();
    });
  }

  /** Publishes a new post, and says when the last button was clicked. */
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
    await this.page.getByRole('textbox', { name: /^(Permalink|Link)$/ }).fill(slug);
    await this.page.keyboard.press('Escape');
  }

  /** Gives the post a German title, and its own text for a German one. */
  async writeGermanVersion(title: string): Promise<void> {
    await this.openPostSettings();
    await this.openPanel('German version');
    await this.page.getByRole('textbox', { name: 'German title' }).fill(title);
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

  /** The names of all blocks that may stand by themselves in a text, from the open editor's own list. */
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

/**
 * Clicks, and says when the page had the click: what the browser does before is not the editor's doing. The page listens
 * before it is clicked, however busy it is.
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
