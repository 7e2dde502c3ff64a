import { z } from 'zod/mini';

const text = z.string().check(z.minLength(1));
const secret = z.string().check(z.minLength(32));

const schema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SECRET_KEYS: z.optional(text),
  SUPABASE_SERVICE_ROLE_KEY: z.optional(text),
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

export type Settings = z.infer<typeof schema> & {
  /** The key that reads and writes the table without row-level security. */
  databaseKey: string;
};

/**
 * The settings of the function, which docs/operators.md explains; an empty string counts as not set.
 *
 * @throws {Error} with the names of the missing or wrong settings, but without their values
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) throw new WrongSettings(result.error.issues.map(({ path }) => path[0]));

  const databaseKey = secretKeyIn(result.data);
  if (!databaseKey) throw new WrongSettings(['SUPABASE_SECRET_KEYS']);

  return { ...result.data, databaseKey };
}

class WrongSettings extends Error {
  constructor(names: unknown[]) {
    const list = [...new Set(names)].join(', ');
    super(`Missing or wrong settings of send-contact-email: ${list}`);
  }
}

/**
 * Finds the secret key of the project. Supabase passes the current keys as JSON, under the names that the owner chose,
 * and the older service role key as text (https://supabase.com/docs/guides/functions/secrets). The key with the name
 * `default` is preferred.
 */
function secretKeyIn({
  SUPABASE_SECRET_KEYS: written,
  SUPABASE_SERVICE_ROLE_KEY: first,
}: z.infer<typeof schema>): string | undefined {
  const keys = secretKeys.safeParse(parseJson(written ?? '{}')).data ?? {};
  return keys.default ?? Object.values(keys)[0] ?? first;
}

const secretKeys = z.record(z.string(), text);

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
