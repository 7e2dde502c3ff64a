import { env } from '@/lib/config/env';
import { speculationRules } from '@/lib/http/speculation-rules';

export const dynamic = 'force-static';

/** The rules that the header `Speculation-Rules` of each page names (lib/http/response-headers.mjs). */
export function GET(): Response {
  const trigger = env.PRERENDER === 'viewport' ? 'viewport' : 'hover';

  return Response.json(speculationRules(trigger), {
    headers: {
      'content-type': 'application/speculationrules+json',
      // Every page refers to this file, so browsers keep it for a day.
      'cache-control': 'public, max-age=86400',
    },
  });
}
