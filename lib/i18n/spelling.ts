/** Decodes a segment. Returns it unchanged when it cannot be decoded. */
export function decodeOrKeep(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Decodes a segment twice, because Next.js does so too.
 *
 * @throws {URIError} when it cannot be decoded
 */
export function decodeTwice(segment: string): string {
  return decodeURIComponent(decodeURIComponent(segment));
}

/**
 * Whether two paths are the same after decoding. Percent-encoding can write a character in several ways, and a path is
 * redirected only when it really differs.
 */
export function isSamePath(path: string, other: string): boolean {
  return decoded(path) === decoded(other);
}

const decoded = (path: string) => path.split('/').map(decodeURIComponent).join('/');
