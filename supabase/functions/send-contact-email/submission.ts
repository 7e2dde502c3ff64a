import { z } from 'zod/mini';

import { contactMessageSchema } from '../_shared/contact-message-schema.ts';

const key = z.string().check(z.minLength(16), z.maxLength(100));

/** The request that the site sends for a visitor: the message, and what the site knows about its sender. */
export const submissionSchema = z.extend(contactMessageSchema, {
  locale: z.enum(['en', 'de']),
  /** `suspect`: the site takes it for spam. It is stored, but not mailed. */
  state: z.enum(['received', 'suspect']),
  idempotencyKey: key,
  /** The key that the same message would have had ten minutes ago, if the site derived the key from the text. */
  earlierKey: z.optional(key),
  /** The keyed hash of the sender's IP address; null when the address is not known. */
  client: z.nullable(key),
});

export type Submission = z.infer<typeof submissionSchema>;

/** The request of the schedule: send the waiting mails. */
export const resendSchema = z.object({ resend: z.literal(true) });

/** The request of `npm run doctor`: report the state of the mail, with or without a test mail. */
export const testSchema = z.object({
  test: z.literal(true),
  mail: z._default(z.boolean(), true),
});
