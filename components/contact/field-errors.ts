import type { ContactField } from '@/supabase/functions/_shared/contact-message-schema';

import { contactFields, controlsOf } from './controls';
import { assertPresent } from '@/components/ui/assert-present';

/** The error messages by field. */
export type ErrorMessages = Partial<Record<ContactField, string>>;

/** Writes the error below each field, and removes old ones. */
export function showErrors(form: HTMLFormElement, messages: ErrorMessages): void {
  for (const name of contactFields) {
    const words = messages[name] ?? '';
    const place = assertPresent(form.querySelector<HTMLElement>(`#contact-${name}-error`));
    if (place.textContent === words) continue;
    place.textContent = words;
    place.hidden = !words;
    const control = assertPresent(form.querySelector(`#contact-${name}`));
    if (words) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  shortenSummary(form, messages);
}

/** Shows the error summary above the fields. It is an alert, so screen readers announce it at once. */
export function showSummary(
  form: HTMLFormElement,
  title: string,
  messages: ErrorMessages = {},
): void {
  const list = document.createElement('ul');
  for (const name of contactFields) {
    if (!messages[name]) continue;
    const link = document.createElement('a');
    link.href = `#${assertPresent(controlsOf(form, name)[0]).id}`;
    link.textContent = messages[name];
    const item = list.appendChild(document.createElement('li'));
    item.dataset.field = name;
    item.append(link);
  }
  const heading = document.createElement('p');
  heading.textContent = title;
  const summary = summaryOf(form);
  summary.replaceChildren(heading, ...(list.childElementCount ? [list] : []));
  summary.hidden = false;
}

/** Hides the error summary. */
export function hideSummary(form: HTMLFormElement): void {
  const summary = summaryOf(form);
  summary.hidden = true;
  summary.replaceChildren();
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLFormElement, messages: ErrorMessages): void {
  const first = contactFields.find((name) => messages[name]);
  if (first) controlsOf(form, first)[0]?.focus();
}

// Removes corrected fields from the summary, without a new announcement.
function shortenSummary(form: HTMLFormElement, messages: ErrorMessages): void {
  const items = [...summaryOf(form).querySelectorAll('li')];
  const wrong: (string | undefined)[] = contactFields.filter((name) => messages[name]);
  const right = items.filter(({ dataset }) => !wrong.includes(dataset.field));
  for (const item of right) item.remove();
  if (items.length > 0 && right.length === items.length) hideSummary(form);
}

const summaryOf = (form: HTMLFormElement) =>
  assertPresent(form.querySelector<HTMLElement>('#contact-summary'));
