import type { ContactField } from '@/lib/contact-message';

/** The fields in the order they stand in. */
export const contactFields = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies ContactField[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field of the form, which for a choice is that of what is chosen; it can be set as well. */
export function valueOf(form: HTMLFormElement, name: string): { value: string } {
  return form.elements.namedItem(name) as Control | RadioNodeList;
}

/** The control of a field; a choice has several. */
export function controlsOf(form: HTMLFormElement, name: ContactField): Control[] {
  return [...form.querySelectorAll<Control>(`[name="${name}"]`)];
}
