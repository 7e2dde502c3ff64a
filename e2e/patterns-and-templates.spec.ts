import { AdminPage } from './support/admin-page';
import { stack } from './support/environment';
import { expect, test, type Page } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type EditorScripts = {
  data: {
    select(store: string): {
      getBlocks(): { clientId: string }[];
      getBlocksByName(name: string): string[];
    };
    dispatch(store: string): {
      selectBlock(id: string): void;
      setRenderingMode(mode: string): void;
    };
  };
};

const paragraph = '<!-- wp:paragraph --><p>Bring some time.</p><!-- /wp:paragraph -->';

test.describe('the editor of a post', { tag: '@nightly' }, () => {
  test.setTimeout(120_000);

  let rest: WordPressRest;
  let made: string[];

  test.beforeEach(async () => {
    rest = await WordPressRest.logIn();
    made = [];
  });

  test.afterEach(async () => {
    for (const path of made) await rest.send({ method: 'DELETE', path: `${path}?force=true` });
  });

  test('has no panels of the post while it shows the original of a pattern', async ({
    browser,
  }) => {
    const pattern = await make('blocks', { status: 'publish', content: paragraph });
    const post = await make('posts', { content: `<!-- wp:block {"ref":${pattern}} /-->` });
    const admin = await AdminPage.open(browser, 'en');
    const { page } = admin;
    const panels = [admin.button('German version'), admin.button('On the website')];
    const tab = (name: string) =>
      page.getByRole('region', { name: 'Editor settings' }).getByRole('tab', { name, exact: true });
    await admin.editor.openPost(post);
    for (const panel of panels) await expect(panel).toBeVisible();

    await selectFirstBlock(page);
    await page.getByRole('button', { name: 'Edit original', exact: true }).first().click();
    await tab('Pattern').click();
    await expect(tab('Pattern')).toHaveAttribute('aria-selected', 'true');
    for (const panel of panels) await expect(panel).toHaveCount(0);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    // WordPress selects the pattern again, and then shows the tab of the block.
    await expect(async () => {
      await tab('Post').click();
      for (const panel of panels) await expect(panel).toBeVisible({ timeout: 500 });
    }).toPass();
    await admin.end();
  });

  test('takes the post as the original of its German text while it shows the template', async ({
    browser,
  }) => {
    const post = await make('posts', { content: paragraph });
    // In WordPress 6.5, only administrators see templates.
    const admin = await AdminPage.open(browser, 'en', stack.admin);
    await admin.editor.openPost(post);
    await showTemplate(admin.page);
    await admin.openPanel('German version');
    await admin.button('Write the German text').press('Enter');
    const dialog = admin.dialog('German text');
    await expect(dialog.getByRole('region', { name: 'Original' })).toHaveText('Bring some time.');
    await dialog.getByRole('button', { name: 'Copy the original here' }).press('Enter');
    await expect(dialog.locator('.headless-german__text [data-block]')).toHaveText([
      'Bring some time.',
    ]);
    await admin.end();
  });

  /** Creates a post or a pattern, and returns its id. */
  async function make(base: string, fields: object): Promise<number> {
    const path = `/wp/v2/${base}`;
    const body = { title: 'An evening with a note', ...fields };
    const { id } = await rest.send({ method: 'POST', path, body });
    made.push(`${path}/${id}`);

    return id;
  }
});

async function selectFirstBlock(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { wp } = window as unknown as { wp: EditorScripts };
    const [block] = wp.data.select('core/block-editor').getBlocks();
    if (block) wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
    return Boolean(block);
  });
}

/** Does the same as "Show template" in the editor's menus, which differ between versions of WordPress. */
async function showTemplate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { wp } = window as unknown as { wp: EditorScripts };
    wp.data.dispatch('core/editor').setRenderingMode('template-locked');
  });
  await page.waitForFunction(() => {
    const { wp } = window as unknown as { wp: EditorScripts };
    return wp.data.select('core/block-editor').getBlocksByName('core/post-content').length > 0;
  });
}
