/** The handlers that take something, and give nothing; to all others nothing but a question can be put. */
const receivers = ['/api/contact', '/api/csp-report', '/api/revalidate'];

/** What may be asked of an address, as `Allow` names it (RFC 9110, 10.2.1). The framework answers OPTIONS of a handler. */
export function allowedMethods(path: string): string[] {
  return receivers.includes(path) ? ['POST', 'OPTIONS'] : ['GET', 'HEAD'];
}
