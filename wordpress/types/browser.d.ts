/** Browser globals that the scripts of the plugin use, except `window.wp` and the globals of the plugin. */

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Array<T> {
  /** The type of `filter(Boolean)`. The values null, undefined, 0, false and an empty string are left out. */
  filter(keep: BooleanConstructor): NonNullable<T>[];
}

interface Sortable {
  sortable(options: {
    axis: 'y';
    cancel: string;
    containment: 'parent';
    handle: string;
    tolerance: 'pointer';
    update: (event: unknown, ui: { item: [HTMLElement] }) => void;
  }): void;
}

/** The events with which scripts add fields to a heartbeat request of WordPress and read fields of its response. */
interface HeartbeatEvents {
  on(
    event: 'heartbeat-send' | 'heartbeat-tick',
    listener: (event: unknown, data: { [field: string]: unknown }) => void,
  ): HeartbeatEvents;
}

/** A visual editor (TinyMCE) of the classic editor. `save` puts its text into its form field. */
interface VisualEditor {
  id: string;
  isHidden(): boolean;
  save(): void;
}

interface VisualEditorEvents {
  on(
    event: 'tinymce-editor-init',
    listener: (event: unknown, editor: VisualEditor) => void,
  ): VisualEditorEvents;
}

interface Window {
  wp: WordPress;
  /** `sortable` exists only where jQuery UI Sortable is loaded (includes/carousel/screen.php). */
  jQuery(element: Node): Sortable & HeartbeatEvents & VisualEditorEvents;
  /** Loaded after the scripts of the plugin. */
  tinymce?: { get(id: string): VisualEditor | null };
}
