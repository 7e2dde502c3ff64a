import { expect, type Browser, type Locator, type Page } from '@playwright/test';

import { labelsIn, type AdminLanguage } from './admin-words';
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
      getEditedPostAttribute(name: string): string;
    };
  };
};

/** The edit screen of an event, a video or a release in WordPress, used by keyboard only. */
export class EditScreen {
  readonly page: Page;

  /** Translates an English name into the language of the screen. All other methods take names in English. */
  readonly label: (name: string) => string;

  constructor(
    private readonly editor: Editor,
    language: AdminLanguage = 'en',
  ) {
    this.page = editor.page;
    this.label = labelsIn(language);
  }

  /** Opens a browser page and logs in as an editor. */
  static async open(browser: Browser, language: AdminLanguage = 'en'): Promise<EditScreen> {
    const editor = new Editor(await browser.newPage());
    await editor.logIn();
    await editor.setLanguage(language);
    return new EditScreen(editor, language);
  }

  /** Opens a new item, types its title, and moves the cursor to the first paragraph. */
  async startNew(type: string, title: string): Promise<void> {
    await this.editor.openNew(type);
    await this.page.keyboard.type(title);
    await this.page.keyboard.press('Enter');
  }

  /** Opens an existing item, and moves the focus to the editor's menu "Options", where plugins add entries. */
  async openItem(id: number): Promise<void> {
    await this.editor.openPost(id);
    await this.tabTo('Options');
  }

  /** Leaves the editor without saving. */
  async leaveUnsaved(): Promise<void> {
    this.page.once('dialog', (question) => question.accept());
    await this.page.goto(`${stack.wordpressUrl}/wp-admin/`);
  }

  /** Moves the focus to the item's fields beside the text. While a paragraph is edited, they show its settings. */
  async goToFields(): Promise<void> {
    await this.goToRegion('Editor settings');
    await this.page.keyboard.press('Tab');
    if ((await this.nameOfFocus()) === 'Block') {
      await this.page.keyboard.press('ArrowLeft');
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens a panel, and leaves the focus on its heading. */
  async openPanel(name: string): Promise<void> {
    await this.tabTo(name);
    const toggle = this.page.locator(':focus');
    if ((await toggle.getAttribute('aria-expanded')) === 'false') {
      await this.page.keyboard.press('Enter');
    }
  }

  /** Opens the panel of the picture. WordPress 6.6 and newer have no such panel: the buttons are above all panels. */
  async openPicturePanel(name: string): Promise<void> {
    await this.goToFields();
    const panel = this.page.getByRole('button', { name: this.label(name), exact: true });
    if (await panel.isVisible()) await this.openPanel(name);
  }

  /** Replaces the content of a text field. */
  async type(label: string, text: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.press('Control+a');
    if (text === '') await this.page.keyboard.press('Delete');
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.insertText(line);
    }
  }

  /** Types into a date or time field, digit by digit, in the order of this browser: month, day, year. */
  async pick(label: string, keys: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.type(keys);
  }

  /** Empties a date or time field, part by part. */
  async emptyPicker(label: string, parts = 3): Promise<void> {
    await this.tabTo(label);
    for (let part = 0; part < parts; part += 1) {
      if (part > 0) await this.page.keyboard.press('ArrowRight');
      await this.page.keyboard.press('Backspace');
    }
  }

  /** Chooses an entry of a list by its first letters. */
  async choose(label: string, letters: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.type(letters);
  }

  async press(label: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.press('Enter');
  }

  /** Presses a button of WordPress itself. Its text is English where the language pack of WordPress is missing. */
  async pressOfWordPress(label: string): Promise<void> {
    await this.tabToOneOf([label, this.label(label)]);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses the first picture of the media library. */
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
    // The button comes after every picture of the library.
    await this.tabTo(label, 500);
    await this.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    // The button that opened the dialog is gone, so nothing has the focus. Tab brings it back to a control.
    await this.page.keyboard.press('Tab');
  }

  /** Copies the item's text as its German text. */
  async writeGermanText(): Promise<void> {
    await this.press('Write the German text');
    const dialog = this.page.getByRole('dialog', { name: this.label('German text') });
    await expect(dialog).toBeVisible();
    await this.press('Copy the original here');
    await this.press('Done');
    await expect(dialog).toBeHidden();
  }

  async removeGermanVersion(): Promise<void> {
    this.page.once('dialog', (question) => question.accept());
    await this.press('Remove the German version');
  }

  /** Publishes. Does not wait for the response of WordPress. */
  async publish(): Promise<void> {
    await this.goToRegion('Editor top bar');
    await this.press('Publish');
    const panel = this.page.getByRole('region', { name: 'Editor publish' });
    // The focus is on Publish at first; since WordPress 6.6 it is on Cancel.
    await expect(panel.locator(':focus')).toBeVisible();
    await this.tabTo('Publish');
    await this.pressToSave('Enter');
  }

  /** Closes the publish panel. WordPress leaves it open over the fields, also when it refused to publish. */
  async closePublishing(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: /Close panel|Cancel/ })
      .press('Enter');
  }

  async save(): Promise<void> {
    await this.pressToSave('Control+s');
  }

  /** Waits until WordPress has saved everything. */
  async waitUntilStored(): Promise<void> {
    await expect
      .poll(() => this.stateOfSaving(), { timeout: 60_000, message: 'WordPress must save it' })
      .toBe('stored');
  }

  /** Presses a button of WordPress in the bar above the text. */
  async pressInTopBar(name: string): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Editor top bar' })
      .getByRole('button', { name, exact: true })
      .press('Enter');
  }

  updateButton(): Locator {
    return this.editor.updateButton();
  }

  field(label: string): Locator {
    return this.page.getByLabel(this.label(label), { exact: true });
  }

  /** The editor's notice that WordPress has refused to save. */
  refusal(): Locator {
    return this.page.locator('.components-notice.is-error').first();
  }

  /** The title as it is now, saved or not. */
  async title(): Promise<string> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      return wp.data.select('core/editor').getEditedPostAttribute('title');
    });
  }

  async id(): Promise<number> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      return wp.data.select('core/editor').getCurrentPostId();
    });
  }

  /** Deletes the item permanently, so that no other test finds it, and closes the page. */
  async end(base: string): Promise<void> {
    await this.delete(base, await this.id());
    await this.page.close();
  }

  /** Deletes an item or a picture permanently. */
  async delete(base: string, id: number): Promise<void> {
    const rest = await WordPressRest.logIn();
    await rest.send({ method: 'DELETE', path: `/wp/v2/${base}/${id}?force=true` });
  }

  /** The item as the public REST API returns it to the site now. */
  async fetchItem<Item>(route: string): Promise<Item> {
    const response = await this.page.request.get(
      `${stack.wordpressUrl}/wp-json/wp/v2/${route}/${await this.id()}`,
    );
    return (await response.json()) as Item;
  }

  /** Presses Tab until the control with this name has the focus. */
  async tabTo(name: string, most = 120): Promise<void> {
    await this.tabToOneOf([this.label(name)], most);
  }

  private async tabToOneOf(names: string[], most = 120): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < most; presses += 1) {
      const here = await this.nameOfFocus();
      if (names.includes(here)) return;
      passed.push(here);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab did not reach "${names.join('" or "')}", only: ${passed.join(', ')}`);
  }

  private async goToRegion(name: string): Promise<void> {
    const region = this.page.getByRole('region', { name, exact: true });
    for (let presses = 0; presses < 12; presses += 1) {
      if (await region.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Control+`');
    }
    throw new Error(`The shortcut for regions did not reach the region "${name}"`);
  }

  /** Presses a key that saves. WordPress ignores it during its autosave, once a minute: then presses it again. */
  private async pressToSave(key: string): Promise<void> {
    do {
      await this.page.waitForFunction(() => {
        const { wp } = window as unknown as { wp: Scripts };
        return !wp.data.select('core/editor').isSavingPost();
      });
      await this.page.keyboard.press(key);
    } while (await this.isAutosaving());
  }

  private isAutosaving(): Promise<boolean> {
    return this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: Scripts };
      return wp.data.select('core/editor').isAutosavingPost();
    });
  }

  /**
   * The state of saving, or the error message of WordPress if it refused to save: then a failing test shows the
   * message.
   */
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
      const heads = element?.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = heads.map((id) => document.getElementById(id)?.textContent);
      const name =
        (labels.length > 0 ? labels.join(' ') : undefined) ??
        element?.labels?.[0]?.textContent ??
        element?.getAttribute('aria-label') ??
        element?.textContent ??
        '';
      return name.trim().slice(0, 80);
    });
  }
}
