import type { ContactField } from '@/lib/contact-message';

import { contactFields, controlsOf } from './controls';

/** What is wrong, in words, by field. */
export type Faults = Partial<Record<ContactField, string>>;

/** Writes what is wrong below each field, and takes away what no longer is. */
export function showFaults(form: HTMLFormElement, faults: Faults): void {
  for (const name of contactFields) {
    const words = faults[name] ?? '';
    const place = form.querySelector<HTMLElement>(`#contact-${name}-error`)!;
    if (place.textContent === words) continue;
    place.textContent = words;
    place.hidden = !words;
    const control = form.querySelector(`#contact-${name}`)!;
    if (words) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  shortenSummary(form, faults);
}

/** Says above the fields what is wrong as a whole; an alert, so it is heard at once. */
export function showSummary(form: HTMLFormElement, title: string, faults: Faults = {}): void {
  const list = document.createElement('ul');
  for (const name of contactFields) {
    if (!faults[name]) continue;
    const link = document.createElement('a');
    link.href = `#${controlsOf(form, name)[0]!.id}`;
    link.textContent = faults[name];
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

export function hideSummary(form: HTMLFormElement): void {
  const summary = summaryOf(form);
  summary.hidden = true;
  summary.replaceChildren();
}

/** Leads to the first field that is wrong. */
export function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const first = contactFields.find((name) => faults[name]);
  if (first) controlsOf(form, first)[0]!.focus();
}

// What is put right is taken from the list, which is not read out anew for that.
function shortenSummary(form: HTMLFormElement, faults: Faults): void {
  const items = [...summaryOf(form).querySelectorAll('li')];
  const right = items.filter(({ dataset }) => !faults[dataset.field as ContactField]);
  for (const item of right) item.remove();
  if (items.length > 0 && right.length === items.length) hideSummary(form);
}

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('#contact-summary')!;
