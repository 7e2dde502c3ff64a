/** The settings that PHP prints into `window.headlessCompanion`. */

type Language = 'en' | 'de';

/** A detail as a panel shows it (includes/editing/detail-panels.php). */
interface DetailField {
  key: string;
  kind: string;
  label: string;
  /** Only German fields have none. */
  help?: string;
}

interface DetailPanel {
  name: string;
  title: string;
  fields: DetailField[];
}

interface RowColumn {
  key: string;
  label: string;
  help: string;
  /** Labels by value; empty where anything may be typed. */
  choices: Record<string, string>;
}

/** Names of places (includes/editing/zone-hint.php). */
interface ZonePlaces {
  oneTime: string[];
  several: string[];
  american: string[];
  states: string[];
}

/** Details of a place, by their names (includes/events/venues.php). */
type Venue = Record<string, string>;

/** In the classic editor (includes/editing/classic-status.php). */
interface ClassicSettings {
  post: number;
}

/** In the block editor: editor_panel_settings() in includes/editing/block-editor.php. An empty PHP array is `[]`. */
interface EditorSettings {
  germanKeys: string[];
  germanSeoTitle: '_headless_de_seo_title';
  germanSeoDescription: '_headless_de_seo_description';
  germanSlug: '_headless_de_slug';
  germanPoster: '_headless_de_poster';
  germanAlt: '_headless_de_alt';
  germanCaption: '_headless_de_caption';
  title: '_headless_de_title';
  excerpt: '_headless_de_excerpt';
  content: '_headless_de_content';
  seoTitle: '_headless_seo_title';
  seoDescription: '_headless_seo_description';
  type: 'post' | 'event' | 'video' | 'music' | 'tour';
  /** The code of the error about values that were refused. */
  refusal: string;
  panels: DetailPanel[];
  /** Labels by value, by detail. */
  choices: Record<string, Record<string, string>>;
  /** Names by zone, by continent; only of an event. */
  zones: Record<string, Record<string, string>>;
  venues: Venue[];
  copies: { address: string; label: string }[];
  /** Titles by slug. */
  tours: Record<string, string>;
  /** Only of a tour. */
  columns: Record<string, RowColumn[]>;
  germanFields: DetailField[];
  offersSeo: boolean;
  /** Empty when no site is connected, as the addresses below. */
  site: string;
  folders: [english: string, german: string];
  preview: string;
  germanPreview: string;
}

/** In both editors. */
interface SharedSettings {
  /** Only of an event. */
  zonePlaces: ZonePlaces;
  /** Where the deliveries are listed; empty for users who may not see it. */
  deliveries: string;
  watchStatus(id: number, tell: (answer: StatusAnswer | null) => void): () => void;
}
