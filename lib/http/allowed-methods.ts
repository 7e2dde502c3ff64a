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
