import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { fileResponse } from '@/lib/http/file-response';
import { isLocale, routing, type Locale } from '@/lib/i18n/routing';

type Context = { params: Promise<{ locale: string }> };

/**
 * The handler of a file that exists once in every language: 200, or 503 when its content cannot be loaded and no earlier
 * version is stored.
 *
 * @param screen which text the 503 page shows, as for `loadOrFallBack`
 * @param load the content of the file
 * @param type the MIME type without its character set
 */
export function fileRoute(
  screen: string,
  load: (locale: Locale) => Promise<string>,
  type: string,
): (request: Request, context: Context) => Promise<Response> {
  return async (_, { params }) => {
    const { locale: requestedLocale } = await params;
    const locale = isLocale(requestedLocale) ? requestedLocale : routing.defaultLocale;

    return fileResponse(await loadOrFallBack(screen, () => load(locale)), type);
  };
}
