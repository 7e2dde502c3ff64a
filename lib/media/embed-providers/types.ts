/** A video (film) or a piece of music on another host. Pages send no request to that host before a visitor plays it. */
export type Film = {
  /** The provider, as visitors know it. */
  host: string;
  /** `film`: a single film. A `playlist` and a `live` stream are played too, but they have no poster and no length. */
  kind: 'film' | 'playlist' | 'live' | 'music';
  /** The URL of its page on the other host, for visitors without JavaScript. */
  href: string;
  /** The URL of the player, with autoplay. */
  embed: string;
  /** The path of a picture of it on our own host. Null when there is none. */
  poster: string | null;
};

/** What a URL says about a film: the named groups in the patterns of its form. */
export type Parts = Partial<Record<string, string>>;

/** One form of the URLs of a provider. */
export type Form = {
  /** The path, without a slash at its end. */
  path: RegExp;
  /** Parameters that the query must have, by name. Their patterns have named groups. */
  query?: Record<string, RegExp>;
  /** Parameters of the query that are read if they match. */
  optional?: Record<string, RegExp>;
  toFilm: (parts: Parts, times: Times) => Film;
};

/** Where a film starts and ends, in whole seconds. Null when the URL does not say it. */
export type Times = { start: number | null; end: number | null };

export type Provider = {
  name: string;
  /** The provider's host names. A URL on one of these hosts that has none of the forms becomes a plain link. */
  hosts: RegExp;
  forms: Form[];
};

/** A piece of music. The site shows no posters of music. */
export const toMusic = (host: string, href: string, embed: string): Film => ({
  ...{ host, kind: 'music', href, embed, poster: null },
});
