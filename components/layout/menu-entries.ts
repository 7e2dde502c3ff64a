import type { Href } from '@/lib/i18n/href';
import { site } from '@/lib/site';

type Entry = { name: EntryName } & ({ href: Href } | { url: string });

type EntryName =
  | 'home'
  | 'app'
  | 'soulSong'
  | 'journey'
  | 'events'
  | 'news'
  | 'videos'
  | 'music'
  | 'tours'
  | 'press'
  | 'biography'
  | 'contact';

/** The menu from top to bottom; a name is a key of `nav` in the messages. */
export const menuEntries: Entry[] = [
  { name: 'home', href: { pathname: '/' } },
  { name: 'app', url: site.links.app },
  { name: 'soulSong', href: { pathname: '/', hash: site.offer.section } },
  { name: 'journey', url: site.links.journey },
  { name: 'events', href: { pathname: '/events' } },
  { name: 'news', href: { pathname: '/news' } },
  { name: 'videos', href: { pathname: '/videos' } },
  { name: 'music', href: { pathname: '/music' } },
  { name: 'tours', href: { pathname: '/tours' } },
  { name: 'press', href: { pathname: '/press' } },
  { name: 'biography', href: { pathname: '/biography' } },
  { name: 'contact', href: { pathname: '/contact' } },
];
