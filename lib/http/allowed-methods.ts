import { requestSizeLimits } from './body-size-limits.mjs';

const livePreview = '/api/live-preview';

/**
 * The methods that a path accepts, for the `Allow` header (RFC 9110, 10.2.1). Next.js responds to OPTIONS of route
 * handlers.
 */
export function allowedMethods(path: string): string[] {
  if (path.startsWith(`${livePreview}/`)) return ['GET', 'HEAD', 'POST', 'OPTIONS'];
  return path !== livePreview && path in requestSizeLimits ? ['POST', 'OPTIONS'] : ['GET', 'HEAD'];
}

/** The maximum size of a request body that a path reads, in bytes. 0 when the path reads none. */
export function maxBodySize(method: string, path: string): number {
  if (method !== 'POST' || !allowedMethods(path).includes(method)) return 0;
  const limits: Record<string, number> = requestSizeLimits;

  return limits[path] ?? limits[livePreview] ?? 0;
}
