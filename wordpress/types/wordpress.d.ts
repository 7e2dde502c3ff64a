/** `window.wp`: the parts of WordPress that the scripts of the plugin use. Each screen loads only some of them. */

/** The error of a REST response, or of a request that got no response. */
interface RestError {
  code?: string;
  message: string;
}

/**
 * The error of a save that the plugin has refused (`code` is the setting `refusal`). `fields` has the message for each
 * invalid custom field (includes/custom-fields/refusal.php).
 */
interface RefusedSave extends RestError {
  data: { fields: Record<string, string> };
}

/** A pending request. The callback of then() declares the type of the response: the path does not determine it. */
interface Requested<Body> extends Promise<Body> {
  then<Taken = Body, Result = Taken, Otherwise = never>(
    take?: ((body: Taken) => Result | PromiseLike<Result>) | null,
    fail?: ((error: RestError) => Otherwise | PromiseLike<Otherwise>) | null,
  ): Promise<Result | Otherwise>;
}

interface RequestOptions {
  data?: object;
  method?: 'POST';
  path: string;
}

interface ApiFetch {
  <Body>(options: RequestOptions): Requested<Body>;
  use(
    middleware: (
      options: RequestOptions,
      next: (options: RequestOptions) => Promise<unknown>,
    ) => Promise<unknown>,
  ): void;
}

/** A file of the Media Library, as its dialog describes it. */
interface ChosenFile {
  filename: string;
  filesizeInBytes: number;
  id: number;
  mime: string;
  sizes?: { thumbnail?: { url: string } };
  url: string;
}

/** The dialog of the Media Library. */
interface MediaFrame {
  content: { mode(name: string): void };
  on(event: 'open' | 'close' | 'select', listener: () => void): void;
  open(): void;
  state(): {
    get(name: 'selection'): {
      /** The first selected file. At least one file is selected whenever `select` is triggered. */
      first(): { get(name: 'url'): string; toJSON(): ChosenFile };
      toJSON(): ChosenFile[];
    };
  };
}

interface OpenMediaFrame {
  (options: {
    button?: { text: string };
    library: { type: 'image' | 'audio' };
    multiple: boolean;
    title: string | null;
  }): MediaFrame;
  /** The box "Featured image" of the classic editor. */
  featuredImage: { set(id: number): void };
}

/** Panels, menu items and sidebars that are registered together. */
interface EditorPlugin {
  icon: string | null;
  render: Component<object>;
}

interface WordPress {
  a11y: { speak(words: string): void };
  apiFetch: ApiFetch;
  blockEditor: WordPressBlockEditor;
  blocks: {
    cloneBlock(block: Block): Block;
    getBlockType(name: string): { title: string } | undefined;
    getSaveContent(name: string, attributes: Block['attributes'], inner: Block[]): string;
    parse(text: string): Block[];
    serialize(blocks: Block[]): string;
  };
  components: WordPressComponents;
  data: WordPressData;
  dom: { safeHTML(html: string): string };
  domReady(run: () => void): void;
  /** Before WordPress 6.6, the components for plugins are in `editPost` instead. */
  editor?: PlacesForPlugins | { [Name in keyof PlacesForPlugins]?: undefined };
  editPost: PlacesForPlugins;
  element: WordPressElement;
  heartbeat: { connectNow(): void };
  i18n: {
    __(text: string, domain: 'headless-companion'): string;
    _n(one: string, several: string, count: number, domain: 'headless-companion'): string;
    sprintf(format: string, ...values: (string | number | undefined)[]): string;
  };
  media: OpenMediaFrame;
  plugins: { registerPlugin(name: string, plugin: EditorPlugin): void };
}
