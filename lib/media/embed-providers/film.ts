/** A film or a piece of music on another host. Pages send no request to that host before the visitor plays it. */
export type Film = {
  /** The provider, as visitors know it. */
  host: string;
  /** A `film` is one film. A `playlist` and a `live` stream are played too, but they have no poster and no length. */
  kind: 'film' | 'playlist' | 'live' | 'music';
  /** Its page, for visitors without JavaScript. */
  href: string;
  /** The address of the player, with autoplay. */
  embed: string;
  /** A picture of it on our own host. Null when there is none. */
  poster: string | null;
};

/** What an address says about a film: the named groups of the patterns of its form. */
export type Parts = Partial<Record<string, string>>;

/** One form of addresses. */
export type Form = {
  /** The path, without a slash at its end. */
  path: RegExp;
  /** Parameters of the query that it must have, by name. Their patterns have named groups. */
  query?: Record<string, RegExp>;
  /** Parameters of the query that count when they match. */
  optional?: Record<string, RegExp>;
  toFilm: (parts: Parts, times: Times) => Film;
};

/** Where a film starts and ends, in whole seconds. Null when the address does not say it. */
export type Times = { start: number | null; end: number | null };

export type Provider = {
  name: string;
  /** Its host names. Addresses of these hosts in no form of the list become plain links. */
  hosts: RegExp;
  forms: Form[];
};

/** A piece of music. No provider has a poster of it for us. */
export const toMusic = (host: string, href: string, embed: string): Film => ({
  ...{ host, kind: 'music', href, embed, poster: null },
});
