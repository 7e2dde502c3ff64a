/** The responses of the plugin's REST routes to its browser scripts. */

/** GET /wp/v2/headless-status/{id} (includes/publication-status/route.php) */
interface StatusResponse {
  state: string;
  isGood: boolean;
  hasGermanVersion: boolean;
  text: string;
  /** Empty when there is nothing to do. */
  advice: string;
  notes: string[];
  pages: StatusPage[];
  /** After how many seconds the script should request the state again; 0 when the state is final. */
  again: number;
}

interface StatusPage {
  language: Language;
  label: string;
  url: string;
}

/** POST /wp/v2/headless-links (includes/publication-status/links-route.php) */
interface LinksResponse {
  isKnown: boolean;
  dead: string[];
}

/** GET and POST /wp/v2/headless-german-changes/{id} (includes/german/changes-route.php) */
interface GermanChangesResponse {
  text: string;
  /** HTML. */
  changes: string;
}

/**
 * GET /wp/v2/headless-video-proposal (includes/videos/proposal.php). A text that the video host does not send is empty.
 */
interface Film {
  title: string;
  author: string;
  host: string;
  /** The URL of a still picture of the video. */
  still: string;
}

/** GET /wp/v2/media, the fields that picture-words.js requests. */
interface MediaResponse {
  id: number;
  alt_text?: string;
  caption?: { raw?: string };
  media_details?: { sizes?: { thumbnail?: { source_url: string } } };
  source_url: string;
  meta?: { [name: string]: string | undefined };
}

interface Rendered {
  rendered: string;
}

/** A post in the format in which the site reads it: only the fields that the live preview replaces. */
interface PreviewResponse {
  title: Rendered;
  content: Rendered;
  translations: { de: GermanResponse | null };
  event?: EventResponse;
}

interface GermanResponse {
  title: Rendered;
  excerpt: Rendered;
  content: Rendered;
}

interface EventResponse {
  title: string;
  description: string;
  translations: { de: object | null };
}

/** POST /wp/v2/headless-live/{id} (includes/live-preview/route.php) */
interface LiveResponse {
  /** The key with which the iframe of the site can be opened; empty when no site is connected. */
  key: string;
  answer: PreviewResponse;
  /** HTML of the requested blocks. */
  blocks: string[];
  germanBlocks: string[];
}
