import { expect } from '@playwright/test';

/** The directives of a Content-Security-Policy, with their values. */
export function directivesOf(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((each) => {
      const [name = '', ...values] = each.split(' ');
      return [name, values];
    }),
  );
}

/**
 * Asserts that a page may run only scripts of this site and the inline scripts that were rendered into it, and that no
 * other site may show it in a frame.
 */
export function expectStrict(policy: string | null | undefined): void {
  const directives = directivesOf(policy ?? '');
  const [first, ...hashes] = directives['script-src'] ?? [];

  expect(first).toBe("'self'");
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.filter((each) => !each.startsWith("'sha256-"))).toEqual([]);
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
  // There is only one policy, and it is small enough for the buffers of a proxy.
  expect(policy).not.toContain(', ');
  expect(policy!.length).toBeLessThan(4096);
}

/**
 * Asserts that a response has the headers that lib/http/response-headers.mjs gives to every response.
 *
 * @param sharing `cross-origin` for pictures, feeds and calendars, which other sites may load
 */
export function expectSecurityHeaders(
  url: string,
  headers: Record<string, string>,
  sharing: 'same-origin' | 'cross-origin' = 'same-origin',
): void {
  expect(headers, url).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': sharing,
  });
  expect('strict-transport-security' in headers, url).toBe(url.startsWith('https:'));
  expect(headers['x-powered-by'], url).toBeUndefined();
}
