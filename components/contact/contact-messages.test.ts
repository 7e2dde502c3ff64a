import {
  contactMessageSchema,
  limits,
  subjects,
  titles,
} from '@/supabase/functions/_shared/contact-message-schema';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { contactFields } from './controls';
import { errorMessagesOf, type ContactWords } from './error-messages';

const long = (field: keyof typeof limits) => 'x'.repeat(limits[field] + 1);

const codesOf = (message: unknown) =>
  contactMessageSchema.safeParse(message).error?.issues.map(({ message: code }) => code) ?? [];

const codes = [
  ...codesOf({}),
  ...codesOf(Object.fromEntries(Object.keys(limits).map((name) => [name, long(name as never)]))),
  ...codesOf({ email: 'büro@example.org' }),
  ...codesOf({ phone: 7, email: `${'x'.repeat(60)}@${'y.'.repeat(110)}example` }),
];

describe('the words of the contact form', () => {
  it.each([en, de])('have a message for every error of the schema, and no other', ({ contact }) => {
    expect(new Set(Object.keys(contact.errors))).toEqual(new Set(codes));
  });

  it.each([en, de])('have a label for every choice', ({ contact }) => {
    expect(Object.keys(contact.titles)).toEqual(titles);
    expect(Object.keys(contact.subjects)).toEqual(subjects);
    expect(Object.keys(contact.fields)).toEqual(contactFields);
  });

  it('state the limits of the schema', () => {
    for (const { errors } of [en.contact, de.contact]) {
      for (const [field, longest] of Object.entries(limits)) {
        expect(errors[`${field}TooLong` as keyof typeof errors]).toContain(` ${longest} `);
      }
    }
  });

  it('are shown by field; a code without a message is shown itself', () => {
    const words = { errors: en.contact.errors } as unknown as ContactWords;

    expect(errorMessagesOf({ title: 'titleRequired', phone: 'phoneStrange' }, words)).toEqual({
      title: en.contact.errors.titleRequired,
      phone: 'phoneStrange',
    });
  });
});
