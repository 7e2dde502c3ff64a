/** The classes of a call to action, for links and buttons. */
export function buttonClass(look: 'gold' | 'glass', more = ''): string {
  return `button button-${look} ${more}`.trim();
}
