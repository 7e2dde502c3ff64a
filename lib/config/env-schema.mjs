import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'must be a full URL such as https://example.com' })
  .refine(
    (url) => !/^https?:\/\/[^/?#]*@/i.test(url),
    'must not contain a user name or a password: a request to such a URL always fails',
  )
  .transform((url) => url.replace(/\/+$/, ''));

const origin = address.refine(
  (url) => /^https?:\/\/[^/?#]+$/i.test(url),
  'must have no path, such as https://example.com',
);

const redisAddress = z.url({
  protocol: /^rediss?$/,
  error: 'must be a URL such as redis://localhost:6379',
});

const secret = z.string().min(32, 'must have at least 32 characters');

const flag = z
  .enum(['0', '1'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((value) => value === '1');

const schema = z.object({
  SITE_URL: origin,
  WORDPRESS_URL: address,
  WEBHOOK_SECRET: secret,
  WEBHOOK_SECRET_PREVIOUS: secret.optional(),
  SUPABASE_URL: origin,
  SUPABASE_ANON_KEY: z.string().min(1, 'must not be empty'),
  CONTACT_SECRET: secret,
  ALLOW_LOCAL_IMAGES: flag,
  STYLEGUIDE: flag,
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(0),
  SELF_URL: address.optional(),
  REDIS_URL: redisAddress.optional(),
  PAGE_CACHE: z.enum(['own', 'platform'], { error: 'must be own or platform' }).default('own'),
  PRERENDER: z
    .enum(['hover', 'viewport', 'off'], { error: 'must be hover, viewport or off' })
    .default('hover'),
  MAKE_PICTURES: z
    .enum(['early', 'on-demand'], { error: 'must be early or on-demand' })
    .default('early'),
  WEB_VITALS_SAMPLE: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(10),
  PORT: z.coerce.number().int().positive().default(3000),
  NEXT_DIST_DIR: z.string().default('.next'),
});

/** @typedef {z.infer<typeof schema> & { SELF_URL: string }} Settings */

/**
 * Checks the process's environment once, before anything else starts.
 *
 * @param {Record<string, string | undefined>} environment as in `process.env`; an empty string counts as not set
 * @returns {Settings}
 * @throws {Error} naming every variable that is missing or wrong, and where to read about it
 */
export function readSettings(environment) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) {
    return {
      ...result.data,
      SELF_URL: result.data.SELF_URL ?? `http://127.0.0.1:${result.data.PORT}`,
    };
  }

  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} ${environment[name] ? issue.message : 'is not set'}`;
  });
  throw new Error(
    `These settings of the site are missing or invalid:\n${lines.join('\n')}\n` +
      'Every setting is explained in .env.example; `npm run demo` needs none.',
  );
}
