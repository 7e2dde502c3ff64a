import type { Locale } from '../i18n/routing';

/** A picture as a page shows it. `src` is either ours (`/images/…`) or on the content host. */
export type Image = {
  src: string;
  alt: string;
  /** The language of the alternative text, where it is not that of the page. */
  altLanguage?: Locale;
  /** Pixels of the original; null when the source does not say. */
  width: number | null;
  height: number | null;
};
