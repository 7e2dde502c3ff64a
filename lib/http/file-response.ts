/**
 * A response with a file for other programs, such as a feed.
 *
 * @param content null when it could not be loaded: the page cache then sets the status (lib/cache/load-or-fall-back.ts)
 * @param type the MIME type without its character set
 */
export function fileResponse(content: string | null, type: string): Response {
  return new Response(content, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

/** A response with an XML file. `content` is as for `fileResponse`. */
export const xmlResponse = (content: string | null) => fileResponse(content, 'application/xml');
