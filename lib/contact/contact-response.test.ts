import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';

import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { env } from '../config/env';
import { elementsIn, textOf } from '../html/tree';
import { networkResponses } from '../testing/responses';
import { respondToContact } from './contact-response';
import type { ContactResult } from './receive';

/** The parts of the contact page that the response needs. */
const contactPage = `<!doctype html><html lang="de"><head><title>Kontakt | Duo</title>
  <link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head><body>
  <form id="contact-form" action="/api/contact" method="post">
  <div id="contact-summary" role="alert" tabindex="-1" hidden></div>
  <input type="hidden" name="locale" value="de">
  <fieldset id="contact-title"><input type="radio" id="contact-title-Mr" name="title" value="Mr">
  <input type="radio" id="contact-title-Ms" name="title" value="Ms"></fieldset><p id="contact-title-error" hidden></p>
  <input id="contact-firstName" name="firstName"><p id="contact-firstName-error" hidden></p>
  <input id="contact-lastName" name="lastName"><p id="contact-lastName-error" hidden></p>
  <input id="contact-email" name="email"><p id="contact-email-error" hidden></p>
  <input id="contact-phone" name="phone"><p id="contact-phone-error" hidden></p>
  <select id="contact-subject" name="subject"><option value="">…</option>
  <option value="General Inquiry">Frage</option></select><p id="contact-subject-error" hidden></p>
  <textarea id="contact-message" name="message"></textarea><p id="contact-message-error" hidden></p>
  <input name="website"></form><script>self.__next_f.push([])</script></body></html>`;

const fields = {
  title: 'Ms',
  firstName: '<b>"Änne" & Co</b>',
  lastName: '',
  email: 'not an address',
  phone: '+41',
  subject: 'General Inquiry',
  message: '\nFirst\n</textarea><script>alert(1)</script> שלום 🎹',
  website: 'x',
};
const submitted = { locale: 'de' as const, fields };
const fieldErrors = { lastName: 'lastNameRequired', email: 'emailInvalid' };

const invalid: ContactResult = { outcome: 'invalid', isForm: true, fieldErrors, submitted };

/** The form and the other elements of a page, as a browser would parse them. */
async function formOf(response: Response) {
  const html = await response.text();
  const values: Record<string, string> = {};
  const byId: Record<string, { text: string; hidden: boolean; invalid: string }> = {};
  let scripts = 0;
  for (const each of elementsIn(fromHtml(html))) {
    const { properties, tagName } = each;
    const name = textOf(each, 'name');
    const isOn = textOf(each, 'type') !== 'radio' || properties.checked;
    if (tagName === 'script') scripts += 1;
    if (tagName === 'textarea') values[name] = toString(each);
    if (tagName === 'input' && isOn) values[name] = textOf(each, 'value');
    if (tagName === 'select') {
      const chosen = elementsIn(each).find((option) => option.properties.selected);
      if (chosen) values[name] = textOf(chosen, 'value');
    }
    byId[String(properties.id)] = {
      text: toString(each),
      hidden: properties.hidden === true,
      invalid: textOf(each, 'ariaInvalid'),
    };
  }
  return { html, values, byId, scripts };
}

describe('respondToContact, to a form', () => {
  it('redirects to the page of thanks when the message is stored', async () => {
    const response = await respondToContact({ outcome: 'sent', isForm: true, submitted });

    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/kontakt/danke']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('shows the contact page of that language with all that was typed', async () => {
    const { requests } = networkResponses({ body: contactPage });
    const response = await respondToContact(invalid);
    const { values, scripts, html } = await formOf(response);

    expect(requests.map(String)).toEqual([`${env.SELF_URL}/de/kontakt`]);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(values).toEqual({ ...fields, locale: 'de', website: '' });
    expect(scripts).toBe(0);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(html).not.toContain('a.js');
    expect(html).toContain('a.css');
  });

  it('shows each error at its field, and all of them above', async () => {
    networkResponses({ body: contactPage });
    const { byId, html } = await formOf(await respondToContact(invalid));

    const { errors, summary, failed } = de.contact;
    expect(byId['contact-lastName-error']).toMatchObject({
      text: errors.lastNameRequired,
      hidden: false,
    });
    expect(byId['contact-lastName']!.invalid).toBe('true');
    expect(byId['contact-email-error']).toMatchObject({ text: errors.emailInvalid, hidden: false });
    expect(byId['contact-phone-error']).toMatchObject({ text: '', hidden: true });
    expect(byId['contact-phone']!.invalid).toBe('');
    expect(byId['contact-summary']).toMatchObject({
      text: `${summary.title}${errors.lastNameRequired}${errors.emailInvalid}`,
      hidden: false,
    });
    expect(html).toContain('href="#contact-lastName"');
    expect(html).toContain(`<title>${failed.title}: Kontakt | Duo</title>`);
  });

  it.each([
    [{ outcome: 'unreachable', isForm: true, submitted } as const, 503, 'failed', null],
    [{ outcome: 'limited', seconds: 7, isForm: true, submitted } as const, 429, 'limited', '7'],
  ])('holds what was typed when it could not be sent (%#)', async (result, status, key, wait) => {
    networkResponses({ body: contactPage });
    const response = await respondToContact(result);
    const { values, byId } = await formOf(response);

    expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait]);
    expect(values).toMatchObject({ message: fields.message, firstName: fields.firstName });
    const words = { failed: de.contact.failed.text, limited: de.contact.limited }[key];
    expect(byId['contact-summary']).toMatchObject({ text: words, hidden: false });
  });

  it.each([
    ['cannot be reached', new TypeError('fetch failed')],
    ['is not there', { body: '<h1>503</h1>', status: 503 }],
    ['is another', { body: '<html><body>No form</body></html>' }],
  ])('holds it on a page of its own when the contact page %s', async (_, pageResponse) => {
    networkResponses(pageResponse);
    const response = await respondToContact(invalid);
    const { values, html, scripts } = await formOf(response);

    expect(response.status).toBe(422);
    expect(values).toEqual({ ...fields, locale: 'de', website: undefined });
    expect(html).toContain(en.contact.summary.title);
    expect(html).toContain(de.contact.summary.title);
    expect(html).toContain(de.contact.errors.emailInvalid);
    expect(html).toContain('autocomplete="email"');
    expect(html).not.toMatch(/<body.*<style/s);
    expect(scripts).toBe(0);
  });

  it('says in both languages that it was too long to be read', async () => {
    const error = 'The body is larger than 16 KB';
    const refused = { outcome: 'refused', isForm: true, status: 413, error } as const;
    const response = await respondToContact(refused);
    const html = await response.text();

    expect(response.status).toBe(413);
    expect(html).toContain(en.contact.errors.messageTooLong);
    expect(html).toContain(de.contact.errors.messageTooLong);
  });
});

describe('respondToContact, to a script', () => {
  it.each([
    [{ outcome: 'sent' }, 200, {}],
    [{ outcome: 'invalid', fieldErrors }, 422, { errors: fieldErrors }],
    [{ outcome: 'limited', seconds: 7 }, 429, { error: expect.any(String) }],
    [{ outcome: 'unreachable' }, 503, { error: expect.any(String) }],
    [{ outcome: 'refused', status: 403, error: 'No' }, 403, { error: 'No' }],
  ])('says %j', async (result, status, body) => {
    const given = { isForm: false, submitted, ...result } as ContactResult;
    const response = await respondToContact(given);

    expect([response.status, await response.json()]).toEqual([status, body]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
  });
});
