import { expect, type Browser, type Locator, type Page } from '@playwright/test';

import { Editor } from './editor';
import { stack } from './environment';
import { WordPressRest } from './wordpress-rest';

type Scripts = {
  data: {
    select(store: string): {
      getCurrentPostId(): number;
      isSavingPost(): boolean;
      isAutosavingPost(): boolean;
      isEditedPostDirty(): boolean;
      getCurrentPostAttribute(name: string): string;
    };
  };
};

/** The screen of an event, a video or a release, as somebody without a mouse uses it: every key is a real one. */
export class Screen {
  readonly page: Page;

  constructor(private readonly editor: Editor) {
    this.page = editor.page;
  }

  /** As an editor who has just logged in. */
  static async open(browser: Browser): Promise<Screen> {
    const editor = new Editor(await browser.newPage());
    await editor.logIn();
    return new Screen(editor);
  }

  /** Opens a new item with the cursor in its title, types the title and leaves the first paragraph to come. */
  async startNew(type: string, title: string): Promise<void> {
    await this.editor.openNew(type);
    await this.page.keyboard.type(title);
    await this.page.keyboard.press('Enter');
  }

  /** Goes to the fields beside the text; those of a paragraph stand in their place while one is written. */
  async goToFields(): Promise<void> {
    await this.goToRegion('Editor settings');
    await this.page.keyboard.press('Tab');
    if ((await this.nameOfFocus()) === 'Block') {
      await this.page.keyboard.press('ArrowLeft');
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens a panel and stands on its head. */
  async openPanel(name: string): Promise<void> {
    await this.tabTo(name);
    const toggle = this.page.locator(':focus');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') {
      await this.page.keyboard.press('Enter');
    }
  }

  /** Replaces what stands in a field of text. */
  async type(label: string, text: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.press('Control+a');
    if (text === '') await this.page.keyboard.press('Delete');
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.insertText(line);
    }
  }

  /** Types into a picker of dates or times, digit by digit, in the order in which this browser has them. */
  async pick(label: string, keys: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.type(keys);
  }

  /** Empties a picker, part by part. */
  async emptyPicker(label: string): Promise<void> {
    await this.tabTo(label);
    for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']) {
      await this.page.keyboard.press(key);
    }
  }

  /** Chooses of a list by the first letters of an entry. */
  async choose(label: string, letters: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.type(letters);
  }

  async press(label: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.press('Enter');
  }

  /** Takes the first picture of the media library. */
  async chooseImage(label: string): Promise<void> {
    await this.press(label);
    const dialog = this.page.getByRole('dialog');
    const tab = dialog.getByRole('tab', { selected: true });
    await this.tabTo((await tab.textContent())!);
    if ((await this.nameOfFocus()) === 'Upload files') {
      await this.page.keyboard.press('ArrowRight');
      await this.page.keyboard.press('Enter');
    }
    const picture = dialog.getByRole('checkbox').first();
    await expect(picture).toBeVisible();
    await this.tabTo((await picture.getAttribute('aria-label'))!);
    await this.page.keyboard.press('Enter');
    await this.press(label);
    await expect(dialog).toBeHidden();
    // The button that opened it is gone, and the focus with it.
    await this.page.keyboard.press('Tab');
  }

  /** Gives the item its own text for a German one. */
  async writeGermanText(): Promise<void> {
    await this.press('Write the German text');
    const dialog = this.page.getByRole('dialog', { name: 'German text' });
    await expect(dialog).toBeVisible();
    await this.press('Copy the original here');
    await this.press('Done');
    await expect(dialog).toBeHidden();
  }

  async removeGermanVersion(): Promise<void> {
    this.page.once('dialog', (question) => question.accept());
    await this.press('Remove the German version');
  }

  /** Publishes; what WordPress says of it is not waited for. */
  async publish(): Promise<void> {
    await this.goToRegion('Editor top bar');
    await this.press('Publish');
    const panel = this.page.getByRole('region', { name: 'Editor publish' });
    await expect(panel.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
    await this.pressToSave('Enter');
  }

  /** WordPress leaves its panel open over the fields after publishing, and after a refusal too. */
  async closePublishing(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: /Close panel|Cancel/ })
      .press('Enter');
  }

  async save(): Promise<void> {
    await this.pressToSave('Control+s');
  }

  /** Waits until WordPress has stored everything. */
  async isStored(): Promise<void> {
    await expect
      .poll(() => this.stateOfSaving(), { timeout: 60_000, message: 'WordPress has stored it' })
      .toBe('stored');
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** What the editor says when WordPress has refused a save. */
  refusal(): Locator {
    return this.page.locator('.components-notice.is-error').first();
  }

  async id(): Promise<number> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      return wp.data.select('core/editor').getCurrentPostId();
    });
  }

  /** Takes the item away for good, so that no other journey meets it; then the screen is over. */
  async end(base: string): Promise<void> {
    const path = `/wp/v2/${base}/${await this.id()}?force=true`;
    const rest = await WordPressRest.logIn();
    await rest.send({ method: 'DELETE', path });
    await rest.end();
    await this.page.close();
  }

  /** What visitors' pages get of the item now. */
  async answer<Answer>(route: string): Promise<Answer> {
    const response = await this.page.request.get(
      `${stack.wordpressUrl}/wp-json/wp/v2/${route}/${await this.id()}`,
    );
    return (await response.json()) as Answer;
  }

  /** Presses Tab until the control of that name has the focus; once around from the head of the fields at most. */
  async tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 120; presses += 1) {
      const here = await this.nameOfFocus();
      if (here === name) return;
      passed.push(here);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to "${name}", but to: ${passed.join(', ')}`);
  }

  private async goToRegion(name: string): Promise<void> {
    const region = this.page.getByRole('region', { name, exact: true });
    for (let presses = 0; presses < 12; presses += 1) {
      if (await region.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Control+`');
    }
    throw new Error(`No region "${name}" was reached`);
  }

  /** WordPress passes over a key that comes while it saves by itself, once a minute; one presses it once more. */
  private async pressToSave(key: string): Promise<void> {
    do {
      await this.page.waitForFunction(() => {
        const { wp } = window as unknown as { wp: Scripts };
        return !wp.data.select('core/editor').isSavingPost();
      });
      await this.page.keyboard.press(key);
    } while (await this.savesByItself());
  }

  private savesByItself(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      return wp.data.select('core/editor').isAutosavingPost();
    });
  }

  /** The words of a refusal where there is one: a test that fails should say so. */
  private async stateOfSaving(): Promise<string> {
    const state = await this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      const editor = wp.data.select('core/editor');
      if (editor.isSavingPost()) return 'saving';
      if (editor.isEditedPostDirty()) return 'not saved';

      return editor.getCurrentPostAttribute('status') === 'publish' ? 'stored' : 'not published';
    });
    const isRefused = state.startsWith('not') && (await this.refusal().isVisible());
    return isRefused ? (await this.refusal().textContent())! : state;
  }

  private nameOfFocus(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const name =
        element?.labels?.[0]?.textContent ??
        element?.getAttribute('aria-label') ??
        element?.textContent ??
        '';
      return name.trim().slice(0, 80);
    });
  }
}
