/**
 * The content of the earlier site, as an editor entered it over the years: with gaps, dates in two formats, and text
 * where a number belongs. All dates are far in the past or the future, so that the tests do not depend on the current
 * day.
 */

/** Pictures by name. Their files are those of the demo. */
export const pictures = {
  winter: { file: 'twelve-candles.webp', alt: 'Twelve candles &amp; a piano' },
  harbour: { file: 'first-swim.webp', alt: '' },
  journey: { file: 'slow-weather-los-angeles.webp', alt: 'Fog over a city' },
};

/** News posts. `picture` is a name in `pictures`. */
export const posts = {
  journey: {
    title: 'A <em>Journey</em> in L.A. &#038; around',
    slug: 'journey-in-la',
    date: '2026-05-04T10:00:00',
    status: 'publish',
    content: '<p>Told in the news. <a href="https://tickets.example/la">Seats</a></p>',
    picture: 'journey',
  },
  unfinished: {
    title: 'Not told yet',
    slug: 'not-told-yet',
    date: '2026-05-05T10:00:00',
    status: 'draft',
    content: '<p>Soon.</p>',
    picture: 'journey',
  },
};

/** Events. `post` is a name in `posts`. `fields` is what the editor filled in. */
export const gigs = {
  whole: {
    title: 'Winter Concert – Songs & Candles',
    slug: 'winter-concert-2036',
    content: '<p>Bring a blanket. <a href="https://tickets.example/winter">All about it</a></p>',
    poster: 'winter',
    fields: {
      ...{ page: 'winter-concert', start_date: '2036-12-05', end_date: '2036-12-05' },
      ...{ start_time: '19:30:00', end_time: '21:30:00' },
      ...{ name: 'Old Weaving Mill', address: 'Millstreet 4', city: 'Lucerne' },
      ...{ country: 'Switzerland', postcode: '6003' },
      ...{ ticket_url: 'https://tickets.example/winter', ticket_text: '' },
    },
  },
  /** The single record of this event has fields that are missing in the list. */
  brief: {
    title: 'Harbour Songs',
    slug: 'harbour-songs',
    content: '<p>On the jetty.</p>',
    picture: 'harbour',
    fields: { start_date: '20361206', start_time: '20:00', city: 'Chur' },
  },
  /** Only the linked post has the path, the picture and the text of this event. */
  told: {
    title: '',
    slug: '',
    content: '',
    post: 'journey',
    fields: { start_date: '2036-11-28', town: 'Los Angeles', state: 'California', country: 'USA' },
  },
  /** The linked post of these events is a draft, or was deleted. */
  draft: {
    title: 'An evening about which nobody may read yet',
    content: '<p>Ask us.</p>',
    post: 'unfinished',
    fields: { start_date: '2036-12-01' },
  },
  gone: {
    title: 'Größe & Glanz: an Evening!',
    content: '',
    poster: 'winter',
    fields: { start_date: '2036-12-02', post_id: '999999', start_time: '7:30 pm' },
  },
  unseen: {
    title: 'A night nobody photographed',
    slug: 'a-night',
    content: '',
    fields: { page: 'a-night', start_date: '2036-12-03', start_time: '20:00' },
  },
  later: { title: 'No day yet', content: '', poster: 'winter', fields: { start_date: '' } },
  never: { title: 'Never had a day', content: '', poster: 'winter', fields: {} },
  none: {
    title: 'A database for which no day is a day',
    content: '',
    poster: 'winter',
    fields: { page: 'none', start_date: '0000-00-00' },
  },
  odd: {
    title: 'No day of a calendar',
    content: '',
    poster: 'winter',
    fields: { page: 'odd', start_date: 'sometime in May' },
  },
  past: {
    title: '432',
    content: '<p>It was quiet.</p>',
    poster: 'winter',
    fields: { page: 'four-three-two', start_date: '2016-03-01', start_time: '20:00:00' },
  },
};

/** Videos. */
export const films = {
  whole: {
    title: 'From Below &#038; Above',
    slug: 'from-below',
    date: '2026-07-05T10:00:00',
    content: '<p>One hour, one shot.</p>',
    picture: 'harbour',
    fields: {
      ...{ youtube_url: 'https://youtu.be/aqz-KE-bpKQ', release_date: '20260701' },
      credits: 'Piano: Lune\nVoice: Aura\n\nSPECIAL THANKS to B&amp;B',
    },
  },
  /** This item was written before the fields existed: the player is in the text. */
  old: {
    title: 'Nine Figures',
    slug: 'nine-figures',
    date: '2019-02-03T10:00:00',
    content:
      '<p>Before.</p><figure><iframe src="https://www.youtube.com/embed/YE7VzlLtp-4"></iframe></figure>',
    fields: {},
  },
};

/** Releases. */
export const releases = {
  whole: {
    title: 'Night Grammar',
    slug: 'night-grammar',
    date: '2026-05-08T10:00:00',
    content: '<p>Between eleven and four.</p>',
    picture: 'winter',
    fields: {
      ...{ release_date: '20260508', label: 'Walnut &amp; Tree', isrc: 'CH-A4L-26-00004' },
      spotify_url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
      ...{ listen: 'https://auralune.bandcamp.com/album/night-grammar', watch: 'to be told' },
      ...{ ean_upc: '7640990018147', tracklist: '<ol><li>Conjunctions <em>4:12</em></li></ol>' },
      ...{ credits: '<p>Piano: Lune</p>', additional_info: '' },
    },
  },
  old: {
    title: 'First Tape',
    slug: 'first-tape',
    date: '2015-06-07T10:00:00',
    content: '',
    fields: {},
  },
};
