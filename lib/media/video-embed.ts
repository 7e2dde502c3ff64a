import { site } from '../site';

/** The film's page at its host. */
export function filmPage(id: string): string {
  return `${site.video.watch}${encodeURIComponent(id)}`;
}

/** The address of the player to embed: no cookies, starts by itself, and suggests no films of other people. */
export function filmEmbed(id: string): string {
  return `${site.video.embed}${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
