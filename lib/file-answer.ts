/**
 * A file for other programs.
 *
 * @param content null where there is none to be shown: how that is answered the page cache decides (lib/outcome.ts)
 * @param type without its character set
 */
export function fileAnswer(content: string | null, type: string): Response {
  return new Response(content, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

/** The same, as XML. */
export const xmlAnswer = (content: string | null) => fileAnswer(content, 'application/xml');
