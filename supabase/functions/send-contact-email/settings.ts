import { z } from 'zod/mini';

const text = z.string().check(z.minLength(1));
const secret = z.string().check(z.minLength(32));

const schema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: text,
  CONTACT_SECRET: secret,
  CONTACT_SECRET_PREVIOUS: z.optional(secret),
  CONTACT_MAIL_FROM: z.email(),
  CONTACT_MAIL_TO: z.email(),
  SMTP_HOST: text,
  SMTP_PORT: z._default(z.coerce.number().check(z.int(), z.positive()), 465),
  SMTP_USER: z.optional(text),
  SMTP_PASSWORD: z.optional(text),
  SMTP_TLS: z._default(z.enum(['required', 'none']), 'required'),
});

export type Settings = z.infer<typeof schema>;

/**
 * The settings of the function, which docs/operators.md explains; an empty string counts as not set.
 *
 * @throws {Error} naming what is missing or wrong, and no value
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;

  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  throw new Error(`Missing or wrong settings of send-contact-email: ${[...names].join(', ')}`);
}
