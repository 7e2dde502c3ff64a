import 'server-only';

import { z } from 'zod';

import { routing } from '../i18n/routing';

/** The parameters of a page that exists once in every language. */
export const everyLocale = routing.locales.map((locale) => ({ locale }));

/**
 * The pages to render during a build. When WordPress or Supabase is unreachable, the build goes on without these pages:
 * they are rendered at the first request.
 *
 * @param what the name of these pages in the log
 * @param load loads the parameters of the pages
 */
export async function staticParams<Params>(
  what: string,
  load: () => Promise<Params[]>,
): Promise<Params[]> {
  try {
    return await load();
  } catch (error) {
    console.warn(
      `Not in the build: ${what} (rendered when requested). ${reasonsOf(error).join(': ')}`,
    );
    return [];
  }
}

const withMessage = z.object({ message: z.string(), cause: z.unknown().optional() });

/** The error and its cause as text. Supabase's errors are plain objects. */
function reasonsOf(error: unknown): string[] {
  const { data } = withMessage.safeParse(error);
  if (!data) return [String(error)];

  return [data.message, ...(data.cause ? reasonsOf(data.cause) : [])];
}
