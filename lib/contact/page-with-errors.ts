import type { Element, ElementContent, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';

import {
  contactMessageSchema,
  type ContactField,
} from '../../supabase/functions/_shared/contact-message-schema';
import { keysOf } from '../config/keys-of';
import { changeElements, element, elementsIn, textOf } from '../html/tree';
import type { Locale } from '../i18n/routing';
import type { SubmittedForm } from './receive';
import type { ContactFailure } from './failure-reason';
import { contactWords, errorWords, reasonWords } from './words';

const fields = keysOf(contactMessageSchema.shape);

/**
 * The contact page with the values that the visitor sent, an error message at each invalid field and a summary above
 * the form. All scripts are removed, because they would start with an empty form.
 *
 * @param html the contact page that is stored for all visitors
 * @returns null when the page contains no form
 */
export function pageWithErrors(
  html: string,
  { locale, fields: values }: SubmittedForm,
  failure: ContactFailure,
): string | null {
  const page = fromHtml(html);
  const form = withId(page, 'contact-form');
  const summary = withId(page, 'contact-summary');
  if (!form || !summary) return null;

  changeElements(page, (each) => (isScript(each) ? [] : [each]));
  for (const field of fields) {
    fill(form, field, values[field] ?? '');
    const code = failure.fieldErrors[field];
    if (code) showFieldError(page, field, errorWords(code, locale));
  }
  showSummary(summary, failure, locale);
  addFailureToTitle(page, locale);
  return toHtml(page);
}

const isScript = (each: Element) =>
  each.tagName === 'script' || (each.tagName === 'link' && textOf(each, 'as') === 'script');

function fill(form: Element, name: ContactField, value: string): void {
  for (const control of elementsIn(form).filter((each) => textOf(each, 'name') === name)) {
    // An HTML parser drops a line break at the start of a textarea.
    if (control.tagName === 'textarea') control.children = [text(`\n${value}`)];
    else if (control.tagName === 'select') choose(control, value);
    else if (textOf(control, 'type') !== 'radio') control.properties.value = value;
    else control.properties.checked = textOf(control, 'value') === value;
  }
}

function choose(select: Element, value: string): void {
  for (const option of elementsIn(select).filter(({ tagName }) => tagName === 'option'))
    option.properties.selected = textOf(option, 'value') === value;
}

function showFieldError(page: Root, field: ContactField, words: string): void {
  const [control, place] = [`contact-${field}`, `contact-${field}-error`].map((id) =>
    withId(page, id),
  );
  if (control) control.properties.ariaInvalid = 'true';
  if (place) show(place, [text(words)]);
}

function showSummary(
  summary: Element,
  { reason, fieldErrors }: ContactFailure,
  locale: Locale,
): void {
  const links = fields.flatMap((field) => {
    const code = fieldErrors[field];
    return code ? [element('li', {}, [linkTo(field, errorWords(code, locale))])] : [];
  });
  const list = links.length ? [element('ul', {}, links)] : [];
  show(summary, [element('p', {}, [text(reasonWords(reason, locale))]), ...list]);
  // Screen readers announce the summary at once. No script can move the focus on this page.
  summary.properties.autoFocus = true;
}

function linkTo(field: ContactField, words: string): Element {
  // A group of radio buttons cannot be focused; its first button can.
  const target = field === 'title' ? 'contact-title-Mr' : `contact-${field}`;
  return element('a', { href: `#${target}` }, [text(words)]);
}

function addFailureToTitle(page: Root, locale: Locale): void {
  const title = elementsIn(page).find(({ tagName }) => tagName === 'title');
  if (title) title.children = [text(`${contactWords(locale).failed.title}: ${toString(title)}`)];
}

function show(place: Element, children: ElementContent[]): void {
  delete place.properties.hidden;
  place.children = children;
}

const withId = (page: Root, id: string): Element | undefined =>
  elementsIn(page).find(({ properties }) => properties.id === id);

const text = (value: string): Text => ({ type: 'text', value });
