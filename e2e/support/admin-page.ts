import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type Frame, type Locator, type Page } from '@playwright/test';

import { rules } from './axe';
import { wordsIn, type AdminLanguage, type Words } from './admin-words';
import { Editor } from './editor';
import { stack } from './environment';

type EditorScripts = {
  data: { select(store: string): { getCurrentPostId(): number } };
  apiFetch(request: { path: string; method: string }): Promise<unknown>;
};

/** The plugin's panels in the block editor, in one language of the admin screens. */
export class AdminPage {
  readonly page: Page;

  private constructor(
    readonly editor: Editor,
    readonly words: Words,
  ) {
    this.page = editor.page;
  }

  /** Opens a browser page and logs in as the stack's editor, or as the given user. */
  static async open(
    browser: Browser,
    language: AdminLanguage,
    as = stack.editor,
  ): Promise<AdminPage> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const editor = new Editor(await context.newPage());
    await editor.logIn(as);
    await editor.setLanguage(language);
    return new AdminPage(editor, wordsIn(language));
  }

  /** Like open(). WordPress behaves as if wp-config.php had no key for Supabase (stack/parts/wp-config.mjs). */
  static async openWithoutSupabase(browser: Browser, language: AdminLanguage): Promise<AdminPage> {
    const admin = await AdminPage.open(browser, language);
    const cookie = { name: 'stack_without_supabase', value: '1', url: stack.wordpressUrl };
    await admin.page.context().addCookies([cookie]);
    return admin;
  }

  /** The notice with the result of the last save. */
  notice(words: RegExp): Locator {
    return this.page.locator('.components-snackbar, .components-notice').filter({ hasText: words });
  }

  /** Opens a panel by keyboard, and returns it. */
  async openPanel(name: string): Promise<Locator> {
    const toggle = this.page.getByRole('button', { name: this.words(name), exact: true });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter');
    return this.page.locator('.components-panel__body').filter({ has: toggle });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name: this.words(name), exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name: this.words(name), exact: true });
  }

  /** Types at the end of the text. */
  async typeText(text: string): Promise<void> {
    const canvas = await this.editor.canvas();
    const paragraphs = canvas.locator('p[data-block]');
    if (await paragraphs.count()) await paragraphs.last().press('Control+End');
    else await canvas.getByRole('textbox', { name: 'Add title' }).press('Enter');
    await expect(paragraphs.last()).toBeFocused();
    await this.page.keyboard.type(text);
  }

  /** Opens the panel before publishing, and returns its checklist. */
  async openChecklist(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
    return this.page.locator('.headless-checklist');
  }

  /** Closes the panel of publishing, copies the text as the German one, and saves. */
  async saveGermanCopy(): Promise<void> {
    await this.page
      .getByRole('region', { name: 'Editor publish' })
      .getByRole('button', { name: /Close panel|Cancel/ })
      .press('Enter');
    await this.button('Write the German text').press('Enter');
    const dialog = this.dialog('German text');
    for (const name of ['Copy the original here', 'Done'])
      await dialog.getByRole('button', { name: this.words(name) }).press('Enter');
    await this.editor.clickUpdate();
  }

  /** Opens the live preview beside the text, and waits until the page is in it. */
  async openLivePreview(): Promise<void> {
    await this.button('Live preview').first().press('Enter');
    await this.shownPage();
  }

  /** The site's page in the live preview, once it has content. */
  async shownPage(): Promise<Frame> {
    const find = () => this.page.frames().find((each) => each.url().includes('/api/live-preview/'));
    await expect
      .poll(async () => (await find()?.locator('main article').count()) ?? 0, {
        message: 'the live preview must have content',
        // A busy WordPress renders slowly. A separate test measures how fast the page follows the typing.
        timeout: 30_000,
      })
      .toBe(1);
    return find()!;
  }

  /** Asserts that a part of the screen breaks no rule of WCAG 2.2 AA. */
  async expectAccessible(selector: string): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page })
      .setLegacyMode()
      .include(selector)
      // Other tests check the site's page in the iframe.
      .exclude('iframe')
      .withTags(rules)
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found).toEqual([]);
  }

  /** Moves the open post to the trash, so that no other test finds it. */
  async removePost(): Promise<void> {
    await this.page.evaluate(() => {
      const { wp } = window as unknown as { wp: EditorScripts };
      const id = wp.data.select('core/editor').getCurrentPostId();
      return wp.apiFetch({ path: `/wp/v2/posts/${id}`, method: 'DELETE' });
    });
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}

type Marked = { typedAt: number[]; seenAt: number[] };

/**
 * Types this number of letters as people do: some letters, then a pause. Returns how many milliseconds each letter
 * needed from the key press until it is shown in the live preview.
 *
 * @param typed the frame in which the letters are typed. The focus is in a text that ends with the word `zzq`
 */
export async function typingDelays(typed: Frame, shown: Frame, letters: number): Promise<number[]> {
  await shown.evaluate(() => {
    const marks = ((window as unknown as Marked).seenAt = []) as number[];
    const look = () => {
      const count = /zzq(a+)/.exec(document.querySelector('main')?.textContent ?? '')?.[1]?.length;
      for (let index = 0; index < (count ?? 0); index += 1) marks[index] ??= Date.now();
    };
    new MutationObserver(look).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });
  await typed.evaluate(() => {
    const marks = ((window as unknown as Marked).typedAt = []) as number[];
    document.addEventListener('keydown', ({ key }) => key === 'a' && marks.push(Date.now()), true);
  });
  const page = typed.page();
  for (let letter = 1; letter <= letters; letter += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(letter % 6 === 0 ? 600 : 150);
  }
  const seen = () => shown.evaluate(() => (window as unknown as Marked).seenAt);
  await expect.poll(async () => (await seen()).length).toBe(letters);
  const typedAt = await typed.evaluate(() => (window as unknown as Marked).typedAt);

  return (await seen()).map((at, index) => at - typedAt[index]!);
}
