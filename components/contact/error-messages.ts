import type { FieldErrors } from 'react-hook-form';

import type { Toast, ToastWords } from '@/components/ui/toasts';
import type {
  ContactField,
  ContactMessage,
} from '@/supabase/functions/_shared/contact-message-schema';

import { contactFields } from './controls';
import type { ErrorMessages } from './field-errors';

/** The messages of the form when a script sends it. */
export type ContactWords = Record<'check' | 'submit' | 'sending', string> &
  Record<'sent' | 'failed' | 'limited', Toast> & {
    /** The error messages, by error code. */
    errors: Record<string, string>;
    toast: ToastWords;
  };

export type Codes = Partial<Record<ContactField, string>>;

/** Whether the form has a field with this name. */
export const isField = (name: string): name is ContactField =>
  contactFields.some((field) => field === name);

/** The error codes in react-hook-form's errors. */
export function codesIn(errors: FieldErrors<ContactMessage>): Codes {
  const codes: Codes = {};
  for (const name of contactFields) {
    const code = errors[name]?.message;
    if (code) codes[name] = code;
  }
  return codes;
}

/** The messages for codes. A code without a message is shown itself. */
export function errorMessagesOf(codes: Codes, words: ContactWords): ErrorMessages {
  const messages: ErrorMessages = {};
  for (const name of contactFields) {
    const code = codes[name];
    if (code) messages[name] = words.errors[code] ?? code;
  }
  return messages;
}
