import type { ContactField } from '@/supabase/functions/_shared/contact-message-schema';

/** The names of the fields, in the order of the form. */
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

/**
 * The value of a field, readable and writable. For radio buttons it is the chosen one.
 *
 * @throws {Error} when the form has no such field
 */
export function valueOf(form: HTMLFormElement, name: string): { value: string } {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList || isControl(field)) return field;

  throw new Error(`The form has no field ${name}`);
}

const isControl = (field: unknown): field is Control =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement;

/** The controls of a field. A group of radio buttons has several. */
export function controlsOf(form: HTMLFormElement, name: ContactField): Control[] {
  return [...form.querySelectorAll<Control>(`[name="${name}"]`)];
}
