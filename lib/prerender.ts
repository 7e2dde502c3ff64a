import 'server-only';

import { z } from 'zod';

import { routing } from './i18n/routing';

/** The parameters of a page that exists once in every language. */
export const everyLocale = routing.locales.map((locale) => ({ locale }));

/**
 * The pages to make during a build. A source that cannot be asked then costs no build: its pages are made when they
 * are first asked for.
 */
export async function prerender<Params>(
  what: string,
  ask: () => Promise<Params[]>,
): Promise<Params[]> {
  try {
    return await ask();
  } catch (error) {
    console.warn(`No ${what} in this build: ${reasonsOf(error).join(': ')}`);
    return [];
  }
}

const withMessage = z.object({ message: z.string(), cause: z.unknown().optional() });

/** What went wrong and why; Supabase's errors are plain objects. */
function reasonsOf(error: unknown): string[] {
  const { data } = withMessage.safeParse(error);
  if (!data) return [String(error)];

  return [data.message, ...(data.cause ? reasonsOf(data.cause) : [])];
}
