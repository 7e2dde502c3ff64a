/**
 * Next.js renders this when no route matches a URL. No visitor sees it, because the middleware responds to unknown URLs
 * itself (lib/http/not-found-response.ts). Without this file, the payload of every page would contain the default 404
 * page of Next.js, 1.1 KB.
 */
export default function NotFound(): null {
  return null;
}
