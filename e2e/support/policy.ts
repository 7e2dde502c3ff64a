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

/** Asserts that a page may run only scripts of this site and the inline scripts that were rendered into it. */
export function expectStrict(policy: string | null | undefined): void {
  const directives = directivesOf(policy ?? '');
  const [first, ...hashes] = directives['script-src'] ?? [];

  expect(first).toBe("'self'");
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.filter((each) => !each.startsWith("'sha256-"))).toEqual([]);
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  // There is only one policy, and it is small enough for the buffers of a proxy.
  expect(policy).not.toContain(', ');
  expect(policy!.length).toBeLessThan(4096);
}
