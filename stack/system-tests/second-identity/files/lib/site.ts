import { mailingList } from './config/mailing-list.mjs';

const booking = 'https://tickets.fernweg.example';
const app = 'https://listen.fernweg.example';

/** The identity of the site and every address outside of it: what an owner replaces first. */
export const site = {
  product: 'Fernweg',
  /**
   * The two members of the duo. The keys are words of your choice for their roles. `messages/` uses them for names in
   * sentences (`{fiddler}`) and for texts about each (`biography.fiddler`).
   */
  performers: { fiddler: 'Ilka', cellist: 'Jorin' },
  /** Their life stories: the last part of the address, the name of the text and of its pictures. */
  stories: { fiddler: 'ilka', cellist: 'jorin' },
  /** What people come for: what search engines call it, and its section of the home page (address and picture). */
  offer: { name: 'Concert in your home', section: 'house-concert' },
  genres: ['Folk Music', 'Chamber Music'],
  /** The large numbers of the home page, each with a word in `messages/` (`home.frequency.tones`). */
  tones: ['12', '40', '300'],
  carouselTable: 'auralune_carousel',
  timeZone: 'Europe/Oslo',
  links: {
    booking: `${booking}/`,
    app: `${app}/`,
    signUp: `${app}/sign-up`,
    signIn: `${app}/sign-in`,
    trial: `${app}/free-trial`,
    journey: 'https://walks.fernweg.example/',
  },
  services: {
    livingRoom: `${booking}/living-room`,
    barn: `${booking}/barn`,
    workshop: `${booking}/workshop`,
  },
  /** The contact for journalists. */
  press: { email: 'press@fernweg.example', phone: '+47 22 00 01 94' },
  /** Contacts for security problems of the site: /.well-known/security.txt. */
  security: { email: 'security@fernweg.example' },
  social: {
    Facebook: 'https://www.facebook.com/fernwegduo',
    Instagram: 'https://www.instagram.com/fernwegduo',
    YouTube: 'https://www.youtube.com/@fernwegduo',
    TikTok: 'https://www.tiktok.com/@fernwegduo',
  },
  mailingList,
  /** The film of the home page, and where films are watched and embedded without cookies. */
  video: {
    id: 'BaW_jenozKc',
    credit: null,
  },
  /** Where a place is looked up, and where an event is put into a calendar. */
  map: 'https://www.openstreetmap.org/search?query=',
  calendars: {
    google: 'https://calendar.google.com/calendar/render',
    outlook: 'https://outlook.live.com/calendar/0',
  },
} as const;

/** The part of a performer: a key of `site.performers`. */
export type Role = keyof typeof site.performers;

export const roles = Object.keys(site.performers).filter(isRole);

function isRole(name: string): name is Role {
  return Object.hasOwn(site.performers, name);
}
