/**
 * The candidates of a `srcset` that differ from each other. The image optimizer never enlarges a picture. So all
 * candidates that are wider than the original are the same file.
 *
 * @param srcSet with widths (`480w`); undefined for a picture that has one size
 * @param width of the original, in pixels; null when it is not known
 */
export function distinctCandidates(srcSet: string | undefined, width: number | null): string[] {
  const candidates = srcSet?.split(', ') ?? [];
  const enough = candidates.findIndex(
    (each) => width && Number(/(\d+)w$/.exec(each)?.[1]) >= width,
  );

  return enough === -1 ? candidates : candidates.slice(0, enough + 1);
}

/**
 * The URLs in all `srcset` and `poster` attributes of a document, each once.
 *
 * @param html as React writes it: attributes in double quotes, `&` as `&amp;`
 */
export function addressesIn(html: string): string[] {
  const sets = [...html.matchAll(/\b(?:srcset|poster)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(', '),
  );
  const addresses = sets.map((each) => (each.split(' ')[0] ?? '').replaceAll('&amp;', '&'));

  return [...new Set(addresses)].filter(Boolean);
}
