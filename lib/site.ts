import { keysOf } from './config/keys-of';
import { mailingList } from './config/mailing-list.mjs';

const booking = 'https://booking.example';
const app = 'https://app.example';

/** The identity of the site and all URLs of other sites: what an owner replaces first. */
export const site = {
  product: 'Auralune',
  /**
   * The two members of the duo. The keys are words of your choice for their roles. `messages/` uses them for names in
   * sentences (`{singer}`) and for texts about each (`biography.singer`).
   */
  performers: { singer: 'Aura', pianist: 'Lune' },
  /** The life stories: the last part of the URL, which is also the name of the text and of its pictures. */
  stories: { singer: 'aura', pianist: 'lune' },
  /** What people come for: its name for search engines, and the name of its section and picture on the home page. */
  offer: { name: 'Soul Song Channeling', section: 'soul-song' },
  genres: ['Healing Music', 'Frequency Music', 'Soul Music'],
  /** The large numbers on the home page, each with a text in `messages/` (`home.frequency.tones`). */
  tones: ['432', '528', '741', '852', '888'],
  carouselTable: 'auralune_carousel',
  timeZone: 'Europe/Zurich',
  links: {
    booking: `${booking}/`,
    app: `${app}/`,
    signUp: `${app}/sign-up`,
    signIn: `${app}/sign-in`,
    trial: `${app}/free-trial`,
    journey: 'https://journey.example/',
  },
  services: {
    reading: `${booking}/soul-song-reading`,
    balancing: `${booking}/soul-song-balancing`,
    activation: `${booking}/soul-song-activation`,
    integration: `${booking}/soul-song-integration`,
    atHome: `${booking}/soul-song-at-home`,
    forCouples: `${booking}/soul-song-for-couples`,
    forFamilies: `${booking}/soul-song-for-families`,
  },
  /** The contact for journalists. */
  press: { email: 'press@auralune.example', phone: '+41 41 000 04 32' },
  /** Contacts for security problems of the site: /.well-known/security.txt. */
  security: { email: 'security@auralune.example' },
  social: {
    Facebook: 'https://www.facebook.com/auralune',
    Instagram: 'https://www.instagram.com/auralune',
    YouTube: 'https://www.youtube.com/@auralune',
    TikTok: 'https://www.tiktok.com/@auralune',
  },
  mailingList,
  /** The video on the home page, from YouTube. */
  video: {
    id: 'WhWc3b3KhnY',
    /** Title and owner of a video that is not your own: the home page names them. Null for your own video. */
    credit: { title: 'Spring', owner: 'Blender Studio' },
  },
  /** The map on which a venue is looked up, and the calendars to which a visitor can add an event. */
  map: 'https://www.openstreetmap.org/search?query=',
  calendars: {
    google: 'https://calendar.google.com/calendar/render',
    outlook: 'https://outlook.live.com/calendar/0',
  },
} as const;

/** The role of a performer: a key of `site.performers`. */
export type Role = keyof typeof site.performers;

export const roles = keysOf(site.performers);
