import { escapeUTF8 } from 'entities';

import { colours } from '../config/colours-outside-css.mjs';
import { subjects, titles } from '../../supabase/functions/_shared/contact-message-schema';
import { routing, type Locale } from '../i18n/routing';
import { noticePage } from '../http/notice-page.mjs';
import type { FieldErrors, SubmittedForm } from './receive';
import type { ContactFailure } from './failure-reason';
import { contactWords, errorWords, reasonWords } from './words';

const style = `
  form { display: grid; gap: 1rem; max-width: 36rem }
  label { display: grid; gap: .25rem }
  input, select, textarea { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem .75rem; color: ${colours.mist}; background: ${colours.ink};
    border: 1px solid ${colours.haze}; border-radius: .75rem }
  button { font: inherit; padding: .75rem 1.5rem; border: 0; border-radius: 999px; color: ${colours.ink}; background: ${colours.gold} }`;

/**
 * An error page with its text in every language, for the case that the contact page cannot be loaded. It has a plain
 * form with what the visitor entered, which can be sent again.
 */
export function plainPage(
  failure: (ContactFailure & { submitted: SubmittedForm }) | { reason: 'messageTooLong' },
): string {
  const notices = routing.locales.map((language) => ({
    language,
    title: contactWords(language).failed.title,
    texts: [textOf(failure, language)],
    home: contactWords(language).thanks.home,
  }));
  const form = 'submitted' in failure ? formWith(failure.submitted, failure.fieldErrors) : '';

  return noticePage(notices, form, form && style);
}

function textOf(
  { reason }: { reason: ContactFailure['reason'] | 'messageTooLong' },
  locale: Locale,
) {
  return reason === 'messageTooLong' ? errorWords(reason, locale) : reasonWords(reason, locale);
}

/** The `autocomplete` value of each field, so that browsers can fill it in (WCAG 1.3.5). */
const purposes = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
} as const;

function formWith({ locale, fields }: SubmittedForm, fieldErrors: FieldErrors): string {
  const words = contactWords(locale);
  const labelled = (name: keyof typeof words.fields, control: string) => {
    const code = fieldErrors[name];
    const error = code ? `<strong>${errorWords(code, locale)}</strong>` : '';
    return `<label>${words.fields[name]}${control}${error}</label>`;
  };
  const input = (name: 'firstName' | 'lastName' | 'email' | 'phone') =>
    labelled(
      name,
      `<input name="${name}" autocomplete="${purposes[name]}" value="${escapeUTF8(fields[name] ?? '')}">`,
    );
  const choice = <Name extends 'title' | 'subject'>(name: Name, options: string) =>
    labelled(
      name,
      `<select name="${name}"><option value="">${words.choose}</option>${options}</select>`,
    );

  return `<form action="/api/contact" method="post" novalidate lang="${locale}">
    <input type="hidden" name="locale" value="${locale}">
    ${choice('title', titles.map((each) => option(each, words.titles[each], fields.title)).join(''))}
    ${input('firstName')}${input('lastName')}${input('email')}${input('phone')}
    ${choice('subject', subjects.map((each) => option(each, words.subjects[each], fields.subject)).join(''))}
    ${labelled('message', `<textarea name="message" rows="7">\n${escapeUTF8(fields.message ?? '')}</textarea>`)}
    <button>${words.submit}</button></form>`;
}

function option(value: string, words: string, chosen: string | undefined): string {
  return `<option value="${value}"${value === chosen ? ' selected' : ''}>${words}</option>`;
}
