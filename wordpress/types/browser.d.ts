/** What the scripts of the plugin find in the browser beside `window.wp` and the globals of the plugin. */

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Array<T> {
  /** The values that are neither null nor undefined; an empty text, 0 and false are left out too. */
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

/** WordPress's heartbeat sends and answers fields by these events. */
interface HeartbeatEvents {
  on(
    event: 'heartbeat-send' | 'heartbeat-tick',
    listener: (event: unknown, data: { [field: string]: unknown }) => void,
  ): HeartbeatEvents;
}

interface Window {
  wp: WordPress;
  /** `sortable` only where jQuery UI's is loaded (includes/carousel/screen.php). */
  jQuery(element: Node): Sortable & HeartbeatEvents;
}
