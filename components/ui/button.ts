/** How a link or a button looks when it asks for something to be done. */
export function buttonClass(look: 'gold' | 'glass', more = ''): string {
  return `button button-${look} ${more}`.trim();
}
