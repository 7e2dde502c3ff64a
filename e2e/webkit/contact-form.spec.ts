import type { WebElement } from 'selenium-webdriver';

import { languages } from '../support/contact';
import { expect, test } from './support/test';
import type { View } from './support/view';

const field = (view: View, name: string): Promise<WebElement> =>
  view.driver.findElement({ css: `#contact-form [name=${name}]` });

async function fillIn(view: View, words: (typeof languages)[number]['words']): Promise<void> {
  await (await field(view, 'title')).click();
  for (const [name, text] of [
    ['firstName', 'Ilse'],
    ['lastName', 'Hürlimann'],
    ['email', 'ilse@riverside.example'],
    ['message', 'A message from WebKit.'],
  ] as const) {
    await (await field(view, name)).sendKeys(text);
  }
  const subject = await field(view, 'subject');
  const option = words.contact.subjects['General Inquiry'];
  for (const each of await subject.findElements({ css: 'option' })) {
    if ((await each.getText()) === option) await each.click();
  }
}

/** Points at the button, which loads the script of the form, and presses it when this script is there. */
async function send(view: View, { isScripted }: { isScripted: boolean }): Promise<void> {
  const button = await view.driver.findElement({ css: '#contact-form [type=submit]' });
  await view.pointAt(button);
  const sentBy = () =>
    view.evaluate(() => document.querySelector<HTMLElement>('#contact-form')!.dataset.sentBy);
  if (isScripted) await expect.poll(sentBy).toBe('script');
  await view.clickOn(button);
}

for (const { path, thanks, words, locale } of languages) {
  const isScripted = locale === 'en';
  test.describe(`${path} in WebKit ${isScripted ? 'with' : 'without'} scripts`, () => {
    test.use({ isScripted });

    test('sends a message', async ({ view }) => {
      await view.resize(1280);
      await view.goto(path, { isScripted });
      await fillIn(view, words);
      await send(view, { isScripted });
      if (isScripted) {
        await expect
          .poll(() =>
            view.evaluate(() => document.querySelector('[data-sonner-toast]')?.textContent),
          )
          .toContain(words.contact.sent.title);
      } else {
        await expect.poll(() => view.path()).toContain(thanks);
      }
    });
  });

  test(`${path} in WebKit says what is missing`, async ({ view }) => {
    await view.resize(390);
    await view.goto(path);
    await send(view, { isScripted: true });
    const summary = await view.one('alert');
    await expect.poll(() => summary.getText()).toContain(words.contact.errors.emailInvalid);
    expect(await view.overflow()).toBe(0);
    expect(await view.faults()).toEqual([]);
  });
}
