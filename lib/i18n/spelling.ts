/** A segment as it is meant: the framework decodes one twice, too. Throws a URIError where it cannot be. */
export function decodeTwice(segment: string): string {
  return decodeURIComponent(decodeURIComponent(segment));
}

/** Percent-encoding has several spellings of one character; only a different address is redirected. */
export function isSamePath(path: string, other: string): boolean {
  return decoded(path) === decoded(other);
}

const decoded = (path: string) => path.split('/').map(decodeURIComponent).join('/');
