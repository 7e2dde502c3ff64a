/**
 * What the framework shows where it finds no page itself. No visitor sees it, because the middleware answers unknown
 * addresses (lib/http/not-found-response.ts). Without this file the payload of every page has the framework's own 404
 * page, 1.1 KB.
 */
export default function NotFound(): null {
  return null;
}
