import { AdminPage } from './support/admin-page';
import { stack } from './support/environment';
import { expect, test } from './support/test';

for (const language of ['en', 'de_DE'] as const) {
  for (const screen of ['carousel', 'messages']) {
    test(
      `without a key to Supabase, the screen “${screen}” says how to get one, in ${language}`,
      { tag: '@nightly' },
      async ({ browser }) => {
        const admin = await AdminPage.openWithoutSupabase(browser, language);
        await admin.page.goto(
          `${stack.wordpressUrl}/wp-admin/admin.php?page=headless-companion-${screen}`,
        );
        await expect(admin.page.locator(`.headless-${screen}`)).toContainText('wp-config.php');
        await admin.expectAccessible(`.headless-${screen}`);
        await admin.end();
      },
    );
  }
}
