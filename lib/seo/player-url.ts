import type { Film } from '../media/embed-providers/types';

/** The URL of the player of a single film (`kind: 'film'`) for search engines, without autoplay. */
export function playerUrl({ embed }: Film): string {
  const url = new URL(embed);
  url.searchParams.delete('autoplay');

  return url.href;
}
