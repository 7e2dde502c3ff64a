import { site } from './site';

/** The page on which a film is watched, on its host. */
export function filmPage(id: string): string {
  return `${site.video.watch}${encodeURIComponent(id)}`;
}

/** The player to embed: without cookies, starting by itself, and never with other people's films. */
export function filmEmbed(id: string): string {
  return `${site.video.embed}${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
