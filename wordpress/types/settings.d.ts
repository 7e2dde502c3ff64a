/** The settings that PHP prints into `window.headlessCompanion`. */

type Language = 'en' | 'de';

/** A custom field, as a panel shows it (includes/editing/custom-field-panels.php). */
interface CustomField {
  key: string;
  kind: string;
  label: string;
  /** Missing only in German fields. */
  help?: string;
}

interface CustomFieldPanel {
  name: string;
  title: string;
  fields: CustomField[];
}

interface RowColumn {
  key: string;
  label: string;
  help: string;
  /** The label of each value; empty where any text may be entered. */
  choices: Record<string, string>;
}

/** Names of countries and of US states, grouped by how many time zones they have (includes/editing/zone-hint.php). */
interface ZonePlaces {
  oneTime: string[];
  several: string[];
  american: string[];
  states: string[];
}

/** The custom fields of a venue, by name (includes/events/venues.php). */
type Venue = Record<string, string>;

/** Settings in the classic editor (includes/editing/classic-screen.php). */
interface ClassicSettings {
  post: number;
}

/**
 * Settings in the block editor: editor_panel_settings() in includes/editing/block-editor.php. An empty PHP array is
 * printed as `[]`, even where the type below is an object.
 */
interface EditorSettings {
  type: 'post' | 'event' | 'video' | 'music' | 'tour';
  /** The code of the REST error with which the plugin refuses invalid values. */
  refusal: string;
  panels: CustomFieldPanel[];
  /** For each custom field with choices: the label of each of its values. */
  choices: Record<string, Record<string, string>>;
  /** For each continent: the names of its time zones, by their identifiers. Empty except for events. */
  zones: Record<string, Record<string, string>>;
  venues: Venue[];
  copies: { address: string; label: string }[];
  /** The title of each tour, by its slug. Empty except for events and tours. */
  tours: Record<string, string>;
  /** The columns of each custom field that is a table. Empty except for tours. */
  columns: Record<string, RowColumn[]>;
  germanFields: CustomField[];
  offersSeo: boolean;
  /** The URL of the site. Like the URLs below, it is empty when no site is connected. */
  site: string;
  folders: [english: string, german: string];
  preview: string;
  germanPreview: string;
}

/** Settings and functions in both editors. */
interface SharedSettings {
  /** Filled only for events. */
  zonePlaces: ZonePlaces;
  /** The URL of the screen that lists the deliveries; empty for users who may not see that screen. */
  deliveries: string;
  watchStatus(id: number, tell: (response: StatusResponse | null) => void): () => void;
}
