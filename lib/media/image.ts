/** A picture as a page shows it. `src` is either ours (`/images/…`) or on the content host. */
export type Image = {
  src: string;
  alt: string;
  /** The language of the alternative text, as in the attribute `lang`, where it is not that of the page. */
  altLanguage?: string;
  /** Pixels of the original; null when the source does not say. */
  width: number | null;
  height: number | null;
  /** The average colour, `RRGGBB`, where the source says it. */
  colour?: string;
};
