/** A picture as a page shows it. `src` is a path of the site (`/images/…`) or a URL on the content host. */
export type Image = {
  src: string;
  alt: string;
  /** The language of the alternative text, for the attribute `lang`, if it is not that of the page. */
  altLanguage?: string;
  /** The size of the original in pixels. Null when it is not known. */
  width: number | null;
  height: number | null;
  /** The average colour, `RRGGBB`, if it is known. */
  colour?: string;
};
