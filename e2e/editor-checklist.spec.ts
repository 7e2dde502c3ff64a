import { AdminPage } from './support/admin-page';
import type { AdminLanguage, Words } from './support/admin-words';
import { expect, test, type Browser, type Page } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const text = [
  '<!-- wp:paragraph --><p><a href="/no/such/page">This way</a> to the hall.</p><!-- /wp:paragraph -->',
  '<!-- wp:paragraph --><p><a href="#100%">All of it</a></p><!-- /wp:paragraph -->',
  '<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Too deep</h4><!-- /wp:heading -->',
  '<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/media/default.png" alt=""/></figure><!-- /wp:image -->',
].join('\n');

const germanText =
  '<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Zu tief</h4><!-- /wp:heading -->';
const noDescription =
  'There is neither a description nor an excerpt: search engines show the first words of the text.';

/** A picture of one pixel. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const findings = (words: Words) => [
  words('A picture has no alternative text. Only an ornament may have none.'),
  words('“%1$s” is of level %2$d after level %3$d: one is left out.', 'Too deep', 4, 1),
  words('The link “%s” leads nowhere.', 'This way'),
  words('The link “%s” leads nowhere.', 'All of it'),
  words('There is no German version: German pages show the English text.'),
];

for (const language of ['en', 'de_DE'] as const) {
  test.describe(`the checklist of the editor in ${language}`, { tag: '@nightly' }, () => {
    test.setTimeout(120_000);

    let rest: WordPressRest;
    let id: number;

    test.beforeEach(async () => {
      rest = await WordPressRest.logIn();
    });

    test.afterEach(async () => {
      await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
    });

    test('finds what is wrong in a text beside its preview, as wide as a phone or a desktop', async ({
      browser,
    }) => {
      ({ id } = await rest.send(newPost({ status: 'draft', content: text })));
      const admin = await openedOn(browser, language, id);
      await admin.openLivePreview();
      const list = admin.page.getByRole('list', { name: admin.words('Findings') });
      for (const finding of findings(admin.words)) await expect(list).toContainText(finding);

      for (const [name, width] of Object.entries({ Desktop: 1440, Phone: 390 })) {
        await admin.button(name).press('Enter');
        const shown = await admin.shownPage();
        await expect.poll(() => shown.evaluate(() => innerWidth)).toBe(width);
      }
      await admin.expectAccessible('.headless-live');
      const goThere = admin.words('Go there: %s', findings(admin.words)[1]!);
      await list.getByRole('button', { name: goThere }).press('Enter');
      const canvas = await admin.editor.canvas();
      await expect(canvas.locator('[data-block]', { hasText: 'Too deep' }).last()).toBeFocused();
      await admin.end();
    });

    test('turns the checklist off by one click, and on again in the menu', async ({ browser }) => {
      ({ id } = await rest.send(newPost({ status: 'draft', content: text })));
      const admin = await openedOn(browser, language, id);
      const checklist = await admin.openChecklist();
      await admin.button('Do not show this checklist').press('Enter');
      await expect(checklist).toHaveCount(0);
      await admin.page.getByRole('button', { name: 'Options', exact: true }).press('Enter');
      const item = admin.page.getByRole('menuitemcheckbox', {
        name: admin.words('Checklist before publishing'),
      });
      await expect(item).not.toBeChecked();
      // WordPress stores preferences some seconds later. The next test needs the checklist again.
      const isStored = admin.page.waitForRequest((request) =>
        /"checklist-off":false/.test(request.postData() ?? ''),
      );
      await item.press('Enter');
      await expect(checklist).toBeVisible();
      await (await isStored).response();
      await admin.end();
    });

    test('shows the original beside the German text, and what has changed in it since', async ({
      browser,
    }) => {
      const meta = {
        _headless_de_title: 'Ein Abend',
        _headless_de_content: '<p>Bring Zeit mit.</p>',
      };
      ({ id } = await rest.send(
        newPost({ status: 'publish', content: '<p>Bring some time.</p>', meta }),
      ));
      const body = { content: '<p>Bring some time and a blanket.</p>' };
      await rest.send({ method: 'POST', path: `/wp/v2/posts/${id}`, body });
      const admin = await openedOn(browser, language, id);
      await admin.openPanel('German version');
      await admin.button('Show what changed').press('Enter');
      const changes = admin.dialog('What changed in the English text');
      await expect(changes.locator('ins')).toContainText('and a blanket');
      await admin.expectAccessible('.headless-changes');
      await admin.page.keyboard.press('Escape');

      await admin.button('Edit the German text').press('Enter');
      const dialog = admin.dialog('German text');
      const original = dialog.getByRole('region', { name: admin.words('Original') });
      const toggle = admin.button('Original beside it');
      // The dialog remembers whether the original was shown beside the text.
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.press('Enter');
      await expect(original).toContainText('Bring some time and a blanket.');
      await admin.expectAccessible('.headless-original');
      await dialog.getByRole('button', { name: admin.words('Done') }).press('Enter');

      await admin.button('The German is up to date').press('Enter');
      await expect(admin.button('Show what changed')).toHaveCount(0);
      await expect(admin.button('Edit the German text')).toBeFocused();
      await admin.end();
    });

    test('leaves the German text to go to a finding that is not in it', async ({ browser }) => {
      const meta = { _headless_de_title: 'Ein Abend', _headless_de_content: germanText };
      ({ id } = await rest.send(newPost({ status: 'draft', content: '<p>Hello.</p>', meta })));
      const admin = await openedOn(browser, language, id);
      const { page, words } = admin;
      await admin.openPanel('German version');
      await admin.button('Edit the German text').press('Enter');
      const dialog = admin.dialog('German text');
      await dialog.getByRole('button', { name: words('Live preview') }).press('Enter');
      const list = dialog.getByRole('list', { name: words('Findings') });
      const goTo = (finding: string) =>
        list.getByRole('button', { name: words('Go there: %s', finding) });
      const level = '“%1$s” is of level %2$d after level %3$d: one is left out.';
      const tooDeep = words(level, 'Zu tief', 4, 1);
      await expect(list).toContainText(tooDeep);
      await expect(goTo(tooDeep)).toHaveCount(0);
      await goTo(words(noDescription)).press('Enter');
      await expect(dialog).toBeHidden();
      const description = page.getByRole('textbox', { name: words('Description'), exact: true });
      await expect(description).toBeFocused();
      await admin.end();
    });

    test('asks before German words of a picture are lost, and stores only those that were typed', async ({
      browser,
    }) => {
      const picture = await rest.upload('a-dot.gif', 'image/gif', dot);
      const path = `/wp/v2/media/${picture.id}`;
      const meta = { _headless_de_caption: 'Von jemand anderem' };
      try {
        ({ id } = await rest.send(newPost({ status: 'draft', featured_media: picture.id })));
        const admin = await openedOn(browser, language, id);
        const { page, words } = admin;
        await admin.openPanel('German version');
        await admin.button('German words of the pictures').press('Enter');
        const dialog = admin.dialog('German words of the pictures');
        const alt = dialog.getByRole('textbox', { name: words('German alternative text') });
        await expect(alt).toHaveValue('');
        expect(await asksOnLeaving(page)).toBe(false);
        await alt.fill('Ein Punkt');
        expect(await asksOnLeaving(page)).toBe(true);
        const question = page.waitForEvent('dialog');
        const closing = alt.press('Escape');
        await (await question).dismiss();
        await closing;
        await expect(alt).toHaveValue('Ein Punkt');

        await rest.send({ method: 'POST', path, body: { meta } });
        await dialog.getByRole('button', { name: words('Save German words') }).press('Enter');
        await expect(dialog).toBeHidden();
        expect(await rest.send({ method: 'POST', path, body: {} })).toMatchObject({
          meta: { ...meta, _headless_de_alt: 'Ein Punkt' },
        });
        await admin.end();
      } finally {
        await rest.send({ method: 'DELETE', path: `${path}?force=true` });
      }
    });

    test('undoes and repeats in the German text by keys, not in the post behind it', async ({
      browser,
    }) => {
      const content = '<!-- wp:paragraph --><p>Bring some time.</p><!-- /wp:paragraph -->';
      ({ id } = await rest.send(newPost({ status: 'draft', content })));
      const admin = await openedOn(browser, language, id);
      await admin.editor.setTitle('An evening that stays');
      await admin.openPanel('German version');
      await admin.button('Write the German text').press('Enter');
      const dialog = admin.dialog('German text');
      const german = dialog.locator('.headless-german__text p[data-block]');
      await dialog.getByRole('button', { name: admin.words('Copy the original here') }).click();
      await german.press('Control+z');
      await expect(german).toHaveCount(0);
      await admin.page.keyboard.press('Control+Shift+z');
      await expect(german).toHaveText('Bring some time.');
      await german.press('Control+z');
      await expect(german).toHaveCount(0);
      await admin.page.keyboard.press('Control+y');
      await expect(german).toHaveText('Bring some time.');

      await dialog.getByRole('button', { name: admin.words('Done') }).press('Enter');
      const canvas = await admin.editor.canvas();
      await expect(canvas.getByRole('textbox', { name: 'Add title' })).toHaveText(
        'An evening that stays',
      );
      await admin.end();
    });
  });
}

const newPost = (more: object) => ({
  ...{ method: 'POST' as const, path: '/wp/v2/posts' },
  body: { title: 'An evening to look at', slug: `look-${Date.now()}`, ...more },
});

/** Whether the page asks before it is left. */
const asksOnLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function openedOn(browser: Browser, language: AdminLanguage, id: number): Promise<AdminPage> {
  const admin = await AdminPage.open(browser, language);
  await admin.editor.openPost(id);

  return admin;
}
