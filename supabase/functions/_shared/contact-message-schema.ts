import { z } from 'zod/mini';

import { emailAddress } from './email-address.ts';

/** The forms of address of the contact form. The site has their texts in each language. */
export const titles = ['Mr', 'Ms'] as const;

/** The subjects of the contact form. The site has their texts in each language; the mail names them as they are here. */
export const subjects = [
  'Booking Session',
  'Booking Group Session',
  'General Inquiry',
  'Inform about a Problem with the Website',
] as const;

/** The longest value of each field, in characters as zod and Postgres count them: an emoji is one, not two. */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 255,
  phone: 50,
  message: 2000,
} as const;

/**
 * What a visitor writes to the duo, trimmed. One schema for the browser, the site and the function that stores and
 * mails it. The `message` of an error is a code; the site has its text in each language.
 */
export const contactMessageSchema = z.object({
  title: z.enum(titles, { error: 'titleRequired' }),
  firstName: required('firstNameRequired', limits.firstName, 'firstNameTooLong'),
  lastName: required('lastNameRequired', limits.lastName, 'lastNameTooLong'),
  email: emailAddress(limits.email),
  phone: z.optional(
    z.string({ error: 'phoneInvalid' }).check(z.trim(), z.maxLength(limits.phone, 'phoneTooLong')),
  ),
  subject: z.enum(subjects, { error: 'subjectRequired' }),
  message: required('messageRequired', limits.message, 'messageTooLong'),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;

/** A text that must not be empty. `missing` and `tooLong` are the codes of its two errors. */
function required(missing: string, longest: number, tooLong: string) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong));
}
