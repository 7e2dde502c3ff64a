import type { DoctorResponse } from '../request.mjs';
import type { DoctorContext } from '../context.mjs';

type Given = { status?: number; json?: unknown; trouble?: string; headers?: object; url?: string };

/** A response in the format of `request`. */
export const responseOf = ({ status = 200, json, trouble = '', headers = {}, url = '' }: Given) =>
  ({
    ...{ status: trouble ? 0 : status, trouble, json, url, milliseconds: 20 },
    headers: new Headers(headers as Record<string, string>),
    text: JSON.stringify(json) ?? '',
  }) as DoctorResponse;

/** The time of all these tests, in milliseconds since 1970. */
export const now = Date.parse('2026-11-23T12:00:00Z');

/**
 * A context in which requests get prepared responses: that of the first key that the URL contains, or 404 if no key
 * matches.
 */
export function contextWith(
  responses: Record<string, Given | ((init?: RequestInit) => Given)> = {},
  settings: Partial<DoctorContext['settings']> = {},
) {
  const requests: { url: string; init?: RequestInit }[] = [];
  const context: DoctorContext = {
    settings: {
      ...{ SITE_URL: 'https://site.example', WORDPRESS_URL: 'https://cms.example' },
      ...{ SUPABASE_URL: 'https://data.example', SUPABASE_ANON_KEY: 'visitors-key' },
      WEBHOOK_SECRET: 'a-secret-that-only-the-unit-tests-know',
      CONTACT_SECRET: 'another-secret-that-only-unit-tests-know',
      ...{ ALLOW_LOCAL_IMAGES: false, STYLEGUIDE: false, TRUSTED_PROXIES: 0, PAGE_CACHE: 'own' },
      PRERENDER: 'hover',
      ...{ MAKE_PICTURES: 'early', WEB_VITALS_SAMPLE: 10 },
      ...{ PORT: 3000, NEXT_DIST_DIR: '.next', SELF_URL: 'http://127.0.0.1:3000' },
      ...settings,
    },
    request: async (url, init) => {
      requests.push({ url, init });
      const part = Object.keys(responses).find((each) => url.includes(each));
      const given = (part && responses[part]) || { status: 404 };
      return responseOf({ url, ...(typeof given === 'function' ? given(init) : given) });
    },
    now: () => now,
    mayMail: true,
  };
  return { context, requests };
}
