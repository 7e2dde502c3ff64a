import { randomUUID } from 'node:crypto';

import { AdminPage } from './support/admin-page';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { requestTable } from './support/supabase';
import { expect, test, type Page } from './support/test';

const list = `${stack.wordpressUrl}/wp-admin/admin.php?page=headless-companion-messages`;
const table = 'contact_messages';

for (const language of ['en', 'de_DE'] as const) {
  test(
    `a message is read, answered, marked as done and erased by WordPress’s tool, in ${language}`,
    { tag: '@nightly' },
    async ({ browser }) => {
      test.setTimeout(60_000);
      const mark = `message-${randomUUID()}`;
      const id = await storeMessage(mark);
      const admin = await AdminPage.open(browser, language);
      const { page } = admin;
      await page.goto(`${list}&s=${mark}`);
      await admin.expectAccessible('.headless-messages');
      await page.getByRole('link', { name: `Änne ${mark}`, exact: true }).press('Enter');
      await admin.expectAccessible('.headless-messages');
      await expect(page.locator('.headless-message__text')).toHaveText(/Guten Tag!\s*<b>/);
      await expect(page.getByRole('link', { name: admin.words('Reply') })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${mark}%40example\\.org\\?subject=Re%3A%20Allgemeine%20Anfrage&body=`),
      );
      await admin.button('Mark as done').press('Enter');
      await expect(page.getByRole('status')).toBeVisible();
      const [row] = await stored(mark);
      expect([row?.id, row?.read_at === null, row?.done_at === null]).toEqual([id, false, false]);
      await admin.end();

      const administrator = new Editor(await browser.newPage());
      await administrator.logIn(stack.admin);
      await eraseByTool(administrator.page, `${mark}@example.org`);
      expect(await stored(mark)).toEqual([]);
      await administrator.page.close();
    },
  );
}

test(
  'messages are found by subject, words and state, and marked, trusted and deleted by mouse, one or many',
  { tag: '@nightly' },
  async ({ browser }) => {
    test.setTimeout(60_000);
    const mark = `message-${randomUUID()}`;
    await storeMessage(mark);
    await storeMessage(mark, { first_name: 'Bert', subject: 'Booking Session' });
    await storeMessage(mark, { first_name: 'Cleo', ...suspect });
    const admin = await AdminPage.open(browser, 'en');
    const { page } = admin;
    const senders = () => page.locator('.headless-messages a.row-title').allTextContents();
    const view = (name: string) =>
      page.getByRole('listitem').getByRole('link', { name, exact: true }).click();
    const box = (name: string) => page.getByLabel(`Choose the message of ${name} ${mark}`);
    const apply = async (task: string) => {
      await page.getByLabel('What to do with the chosen messages').selectOption(task);
      await admin.button('Apply').click();
    };
    await page.goto(list);
    await page.getByLabel('Name, address or text').fill(mark);
    await admin.button('Search').click();
    await expect.poll(senders).toEqual([`Bert ${mark}`, `Änne ${mark}`]);
    await page.getByLabel('Subject').selectOption('Booking Session');
    await admin.button('Search').click();
    await expect.poll(senders).toEqual([`Bert ${mark}`]);
    await page.getByLabel('Subject').selectOption('');
    await admin.button('Search').click();

    for (const name of ['Bert', 'Änne']) await box(name).check();
    await apply('Mark as done');
    await expect(page.getByRole('status')).toHaveText('2 messages were changed.');
    await page.goto(`${list}&view=done&s=${mark}`);
    await expect.poll(senders).toEqual([`Bert ${mark}`, `Änne ${mark}`]);
    await view('Suspicious');
    await expect.poll(senders).toEqual([`Cleo ${mark}`]);
    await page.getByRole('link', { name: `Cleo ${mark}`, exact: true }).click();
    await admin.button('Not suspicious after all').click();
    await expect(page.getByRole('status')).toHaveText('1 message was changed.');

    await page.goto(`${list}&s=${mark}`);
    for (const name of ['Bert', 'Änne', 'Cleo']) await box(name).check();
    page.once('dialog', (question) => question.dismiss());
    await apply('Delete for good');
    expect(await stored(mark)).toHaveLength(3);
    page.once('dialog', (question) => question.accept());
    await admin.button('Apply').click();
    await expect(page.getByRole('status')).toHaveText('3 messages were deleted.');
    expect(await stored(mark)).toEqual([]);
    await admin.end();
  },
);

/** Erases personal data on WordPress's screen Tools -> Erase Personal Data, in English. */
async function eraseByTool(page: Page, email: string): Promise<void> {
  await page.goto(`${stack.wordpressUrl}/wp-admin/erase-personal-data.php`);
  await page.getByLabel('Username or email address').fill(email);
  await page.getByLabel(/Send personal data erasure confirmation email/).uncheck();
  await page.getByRole('button', { name: 'Send Request' }).press('Enter');
  await expect(page.getByText('Request added successfully.')).toBeVisible();
  // The button does nothing before the scripts at the end of the page have run.
  await page.waitForLoadState();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Erase personal data' }).press('Enter');
  await expect(
    page.getByText(/All of the personal data found for this user was erased/),
  ).toBeVisible();
}

/** Stores a message in the format of the Supabase function of the contact form. The last name is the mark. */
async function storeMessage(mark: string, more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    ...{ idempotency_key: randomUUID(), state: 'received', locale: 'de', title: 'Ms' },
    ...{ first_name: 'Änne', last_name: mark, email: `${mark}@example.org` },
    ...{ subject: 'General Inquiry', message: 'Guten Tag!\n<b>Grüsse</b>' },
    ...{ mail_state: 'sent', mailed_at: new Date().toISOString(), ...more },
  };
  const [made] = await requestTable<Row>(table, {}, { method: 'POST', body: row });
  return made!.id;
}

const suspect = { state: 'suspect', mail_state: null, mailed_at: null };

type Row = { id: string; read_at: string | null; done_at: string | null };

const stored = (mark: string) => requestTable<Row>(table, { last_name: `eq.${mark}` });
