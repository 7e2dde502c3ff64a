import { expect, type Locator, type Page, type Route } from '@playwright/test';

import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };

/** The contact page and the page after it, in each language, and the site's texts. */
export const languages = [
  { locale: 'en', path: '/contact', thanks: '/contact/thanks', words: en },
  { locale: 'de', path: '/de/kontakt', thanks: '/de/kontakt/danke', words: de },
] as const;

export type Words = typeof en;

const letter = {
  firstName: 'Ilse',
  lastName: 'Hürlimann',
  email: 'ilse@riverside.example',
  phone: '+41 41 000 11 22',
  message: 'Guten Tag!\nThe piano in our hall is a little flat. Would 432 Hertz suit it?',
};

export const formOf = (page: Page): Locator => page.locator('#contact-form');

export const sendButton = (page: Page): Locator => formOf(page).locator('[type=submit]');

/** Fills in every field, like a visitor. `more` is added to the message, to make it unique. */
export async function fillIn(page: Page, { contact }: Words, more = ''): Promise<void> {
  const form = formOf(page);
  await form.getByRole('radio', { name: contact.titles.Ms }).check();
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await form.getByRole('textbox', { name: contact.fields[name] }).fill(letter[name]);
  }
  await form
    .getByRole('combobox', { name: contact.fields.subject })
    .selectOption({ label: contact.subjects['General Inquiry'] });
  await form.getByRole('textbox', { name: contact.fields.message }).fill(letter.message + more);
}

/** The values of the fields, in their order. */
export function valuesIn(page: Page): Promise<string[]> {
  return formOf(page).evaluate((form: HTMLFormElement) =>
    ['title', 'firstName', 'lastName', 'email', 'phone', 'subject', 'message'].map(
      (name) => (form.elements.namedItem(name) as HTMLInputElement).value,
    ),
  );
}

/** What `valuesIn` returns after `fillIn` with the same `more`. */
export const expectedValues = (more = ''): string[] => [
  'Ms',
  letter.firstName,
  letter.lastName,
  letter.email,
  letter.phone,
  'General Inquiry',
  letter.message + more,
];

/** Opens the page and points at the form, so that the script that sends it is loaded. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForFormScript(page);
}

/** Points at the send button, which loads the script of the form, and waits until that script handles the form. */
export async function waitForFormScript(page: Page): Promise<void> {
  await sendButton(page).hover();
  await expect(formOf(page)).toHaveAttribute('data-sent-by', 'script');
}

/** The toast that is shown now. A toast that it replaces may still be fading out. */
export const toastOf = (page: Page): Locator =>
  page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])');

/** The messages of an empty form, in the order of its fields: keys of `contact.errors`. */
export const required = [
  'titleRequired',
  'firstNameRequired',
  'lastNameRequired',
  'emailInvalid',
  'subjectRequired',
  'messageRequired',
] as const;

/** The messages that the form shows at its fields. */
export const faultsOn = (page: Page): Promise<string[]> =>
  formOf(page).locator('[id$=-error]:visible').allTextContents();

/** Responds to the form in place of the site. Returns the messages that the form has sent. */
export async function respondWith(
  page: Page,
  respond: (route: Route) => Promise<void>,
): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON());
    await respond(route);
  });
  return sent;
}
