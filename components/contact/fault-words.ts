import type { FieldErrors } from 'react-hook-form';

import type { Toast, ToastWords } from '@/components/ui/toasts';
import type { ContactField, ContactMessage } from '@/lib/contact-message';

import { contactFields } from './controls';
import type { Faults } from './faults';

/** What the form says once a script sends it. */
export type ContactWords = Record<'check' | 'submit' | 'sending', string> &
  Record<'sent' | 'failed' | 'limited', Toast> & {
    /** By the code of a fault. */
    errors: Record<string, string>;
    toast: ToastWords;
  };

export type Codes = Partial<Record<ContactField, string>>;

export const isField = (name: string): name is ContactField =>
  contactFields.some((field) => field === name);

/** Which codes stand in the errors of react-hook-form. */
export function codesIn(errors: FieldErrors<ContactMessage>): Codes {
  const codes = contactFields.map((name) => [name, errors[name]?.message]);

  return Object.fromEntries(codes.filter(([, code]) => code)) as Codes;
}

/** The words for codes; one that has none stands for itself, as a missing message does. */
export function faultsOf(codes: Codes, words: ContactWords): Faults {
  const all = Object.entries(codes).map(([name, code]) => [name, words.errors[code] ?? code]);

  return Object.fromEntries(all) as Faults;
}
