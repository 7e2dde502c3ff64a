/**
 * Functions and components that one script of the plugin adds to `window.headlessCompanion` for others, and all globals
 * of the plugin. A script may only use what is loaded before it (includes/editing/scripts.php has the order).
 */

/** What scripts of the block editor add, grouped by script. */
interface EditorParts {
  // open-panels.js
  openPanel(name: string): void;
  useOpenAtFirst(names: string[], mark: string): void;
  // register-plugin.js
  places: PlacesForPlugins;
  registerPlugin(name: string, plugin: EditorPlugin): void;
  // editor-meta.js
  editMeta(values: MetaChanges): void;
  useMeta(): [meta: PostMeta, edit: (values: MetaChanges) => void];
  isBlank(content: string): boolean;
  MetaField: Component<MetaFieldProps>;
  // custom-fields.js
  LineField: Component<FieldProps>;
  CustomField: Component<FieldProps>;
  // venue-field.js, only for events
  VenueField: Component<FieldProps>;
  // video-field.js, only for videos
  FilmField: Component<FieldProps>;
  // rows-field.js, only for tours
  RowsField: Component<FieldProps>;
  // block-texts.js
  markupOf(block: Block): string;
  textOfBlocks(blocks: Block[]): string;
  blocksOfText(text: string): Block[];
  // original-blocks.js
  originalBlocks(select: Select): Block[];
  // picture-words.js
  pictureIds(texts: string[], others: (number | undefined)[]): number[];
  usePictures(ids: number[]): Picture[];
  storePictureWords(id: number, words: Partial<PictureWords>): Promise<void>;
  // german-*.js
  GermanOriginal: Component<{ blocks: Block[] }>;
  GermanTextDialog: Component<{
    content: string;
    onChange: (text: string) => void;
    onClose: () => void;
  }>;
  GermanChanges: Component<{ next: ElementRef<HTMLButtonElement> }>;
  usePostPictures(): Picture[];
  GermanPictures: Component<{ onClose: () => void }>;
  GermanPoster: Component<object>;
  GermanPreviewButton: Component<object>;
  // go-to.js
  goTo(target: Target): void;
  // check-texts.js
  checkAltTexts(blocks: Block[], isGerman: boolean): Problem[];
  checkHeadings(blocks: Block[], isGerman: boolean): Problem[];
  linksIn(blocks: Block[]): FoundLinks;
  checkLinks(found: FoundLinks, isDead: (href: string) => boolean, isGerman: boolean): Problem[];
  // check-facts.js
  checkTitle(post: CheckedPost): Problem[];
  checkDescription(post: CheckedPost): Problem[];
  checkGerman(post: CheckedPost, pictures: Picture[]): Problem[];
  checkImage(post: CheckedPost, pictures: Picture[]): Problem[];
  checkEvent(post: CheckedPost): Problem[];
  // use-checks.js
  useChecks(): Checks;
  // checklist.js
  Findings: Component<{ language: Language; onLeave?: () => void }>;
  // live-content.js
  editedPost(): EditedPost;
  liveRequest(post: EditedPost): LiveRequest;
  rememberBlocks(request: LiveRequest, response: LiveResponse): void;
  withWordsOf(post: EditedPost, response: PreviewResponse): PreviewResponse;
  // live-preview.js
  followEditor(tell: (post: ShownContent | null) => void): Following;
  // live-frame.js
  LiveFrame: Component<LiveFrameProps>;
  frameStateWords(state: FrameState): string;
  // live-sidebar.js, not for tours, and only if a secret is set, so that previews are possible
  LivePreview?: Component<{ only?: Language; onLeave?: () => void }>;
}

/** window.headlessCompanionVideo, by video-lookup.js */
interface VideoLookup {
  describe(found: Film): string;
  isAddress(text: string): boolean;
  lookUp(address: string): Promise<Film>;
  takeStill(address: string, post: number): Promise<{ id: number; source_url: string }>;
}

interface Window {
  headlessCompanion: SharedSettings & EditorSettings & EditorParts & ClassicSettings;
  headlessCompanionPlaces: Venue[];
  headlessCompanionVenues(
    input: HTMLInputElement,
    list: HTMLElement,
    venues: Venue[],
    onChoose: (venue: Venue) => void,
  ): () => void;
  headlessCompanionVideo: VideoLookup;
  headlessCompanionZoneHint(
    fields: { [name: string]: string | undefined },
    places: ZonePlaces,
  ): string;
}
