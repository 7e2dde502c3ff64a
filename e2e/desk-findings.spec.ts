import { Desk } from './support/desk';
import type { AdminLanguage, Words } from './support/desk-words';
import { expect, test, type Browser } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const text = [
  '<!-- wp:paragraph --><p><a href="/no/such/page">This way</a> to the hall.</p><!-- /wp:paragraph -->',
  '<!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Too deep</h4><!-- /wp:heading -->',
  '<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/media/default.png" alt=""/></figure><!-- /wp:image -->',
].join('\n');

const findings = (words: Words) => [
  words('A picture has no alternative text. Only an ornament may have none.'),
  words('“%1$s” is of level %2$d after level %3$d: one is left out.', 'Too deep', 4, 1),
  words('The link “%s” leads nowhere.', 'This way'),
  words('There is no German version: German pages show the English text.'),
];

for (const language of ['en', 'de_DE'] as const) {
  test.describe(`the desk in ${language}`, { tag: '@nightly' }, () => {
    test.setTimeout(120_000);

    let rest: WordPressRest;
    let id: number;

    test.beforeEach(async () => {
      rest = await WordPressRest.logIn();
    });

    test.afterEach(async () => {
      await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${id}?force=true` });
      await rest.end();
    });

    test('finds what is wrong in a text beside its preview, as wide as a phone or a desktop', async ({
      browser,
    }) => {
      ({ id } = await rest.send(newPost({ status: 'draft', content: text })));
      const desk = await openedOn(browser, language, id);
      await desk.openLivePreview();
      const list = desk.page.getByRole('list', { name: desk.words('Findings') });
      for (const finding of findings(desk.words)) await expect(list).toContainText(finding);

      for (const [name, width] of Object.entries({ Desktop: 1440, Phone: 390 })) {
        await desk.button(name).press('Enter');
        const shown = await desk.shownPage();
        await expect.poll(() => shown.evaluate(() => innerWidth)).toBe(width);
      }
      await desk.expectAccessible('.headless-live');
      const goThere = desk.words('Go there: %s', findings(desk.words)[1]!);
      await list.getByRole('button', { name: goThere }).press('Enter');
      const canvas = await desk.editor.canvas();
      await expect(canvas.locator('[data-block]', { hasText: 'Too deep' }).last()).toBeFocused();
      await desk.end();
    });

    test('turns the checklist off by one click, and on again in the menu', async ({ browser }) => {
      ({ id } = await rest.send(newPost({ status: 'draft', content: text })));
      const desk = await openedOn(browser, language, id);
      const checklist = await desk.openChecklist();
      await desk.button('Do not show this checklist').press('Enter');
      await expect(checklist).toHaveCount(0);
      await desk.page.getByRole('button', { name: 'Options', exact: true }).press('Enter');
      const item = desk.page.getByRole('menuitemcheckbox', {
        name: desk.words('Checklist before publishing'),
      });
      await expect(item).not.toBeChecked();
      // WordPress stores preferences some seconds later. The next test needs the checklist again.
      const isStored = desk.page.waitForRequest((request) =>
        /"checklist-off":false/.test(request.postData() ?? ''),
      );
      await item.press('Enter');
      await expect(checklist).toBeVisible();
      await (await isStored).response();
      await desk.end();
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
      const desk = await openedOn(browser, language, id);
      await desk.openPanel('German version');
      await desk.button('Show what changed').press('Enter');
      const changes = desk.dialog('What changed in the English text');
      await expect(changes.locator('ins')).toContainText('and a blanket');
      await desk.expectAccessible('.headless-changes');
      await desk.page.keyboard.press('Escape');

      await desk.button('Edit the German text').press('Enter');
      const dialog = desk.dialog('German text');
      const original = dialog.getByRole('region', { name: desk.words('Original') });
      if (!(await original.isVisible())) await desk.button('Original beside it').press('Enter');
      await expect(original).toContainText('Bring some time and a blanket.');
      await desk.expectAccessible('.headless-original');
      await dialog.getByRole('button', { name: desk.words('Done') }).press('Enter');

      await desk.button('The German is up to date').press('Enter');
      await expect(desk.button('Show what changed')).toHaveCount(0);
      await expect(desk.button('Edit the German text')).toBeFocused();
      await desk.end();
    });
  });
}

const newPost = (more: object) => ({
  ...{ method: 'POST' as const, path: '/wp/v2/posts' },
  body: { title: 'An evening to look at', slug: `desk-${Date.now()}`, ...more },
});

async function openedOn(browser: Browser, language: AdminLanguage, id: number): Promise<Desk> {
  const desk = await Desk.open(browser, language);
  await desk.editor.openPost(id);

  return desk;
}
