import { requestSizeLimits } from './size-limits.mjs';

/** Routes that accept POST. All others accept GET and HEAD only. */
const receivers = [
  ...['/api/contact', '/api/csp-report', '/api/revalidate'],
  ...['/api/item-status', '/api/link-status'],
];

/** The methods of an address for the `Allow` header (RFC 9110, 10.2.1). The framework answers OPTIONS of route handlers. */
export function allowedMethods(path: string): string[] {
  if (path.startsWith('/api/live-preview/')) return ['GET', 'HEAD', 'POST', 'OPTIONS'];
  return receivers.includes(path) ? ['POST', 'OPTIONS'] : ['GET', 'HEAD'];
}

/**
 * The largest request body that an address may read, in bytes. 0 where it reads none. A route may have a lower limit of
 * its own, and counts the bytes of a body whose length is not declared.
 */
export function largestBody(method: string, path: string): number {
  if (method !== 'POST' || !allowedMethods(path).includes(method)) return 0;

  return path.startsWith('/api/live-preview/')
    ? requestSizeLimits.livePreview
    : requestSizeLimits.other;
}
