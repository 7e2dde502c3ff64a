/** Decodes a segment twice, because Next.js does so too. Throws a URIError when it cannot be decoded. */
export function decodeTwice(segment: string): string {
  return decodeURIComponent(decodeURIComponent(segment));
}

/**
 * Compares two paths after decoding: percent-encoding can write a character in several ways, and only a really
 * different address is redirected.
 */
export function isSamePath(path: string, other: string): boolean {
  return decoded(path) === decoded(other);
}

const decoded = (path: string) => path.split('/').map(decodeURIComponent).join('/');
