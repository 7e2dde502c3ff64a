/** `wp.data`: the stores of the block editor, with the selectors and actions that the scripts of the plugin use. */

/** A block of the editor. A block that did not change stays the same object. */
interface Block {
  clientId: string;
  name: string;
  attributes: { anchor?: string; content?: unknown };
  innerBlocks: Block[];
}

/**
 * The meta fields of a post: strings, except for the two fields below. A field that the type of the post does not have
 * is undefined.
 */
type PostMeta = { [name: string]: string | undefined } & {
  _headless_de_poster?: number;
  tracks?: Track[];
};

/** New values of some meta fields. */
interface MetaChanges {
  [name: string]: string | number | Track[] | undefined;
}

/** Attributes of the edited post. Their selectors return undefined before WordPress has loaded the post. */
interface PostAttributes {
  date: string | null;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  status: string;
  title: string;
}

interface PostChanges {
  featured_media?: number;
  meta?: MetaChanges;
  title?: string;
}

interface PanelSelectors {
  isEditorPanelOpened(name: string): boolean;
}

/** These actions exist only in the store whose selectors have isEditorPanelOpened(). */
interface PanelActions {
  toggleEditorPanelOpened(name: string): void;
}

interface Selectors {
  'core/editor': Partial<PanelSelectors> & {
    getCurrentPostAttribute<Name extends keyof PostAttributes>(
      name: Name,
    ): PostAttributes[Name] | undefined;
    /** Null before WordPress has loaded the post. */
    getCurrentPostId(): number | null;
    /** Null before WordPress has loaded the post. */
    getCurrentPostType(): string | null;
    getEditedPostAttribute<Name extends keyof PostAttributes>(
      name: Name,
    ): PostAttributes[Name] | undefined;
    getEditedPostContent(): string;
    getEditedPostPreviewLink(): string | undefined;
    /** Since WordPress 6.5. */
    getRenderingMode?(): string;
    isAutosavingPost(): boolean;
    isEditedPostNew(): boolean;
    isEditedPostSaveable(): boolean;
    isSavingPost(): boolean;
  };
  'core/block-editor': {
    getBlockCount(): number;
    getBlockHierarchyRootClientId(id: string): string;
    getBlockIndex(id: string): number;
    /** The inner blocks of a block; without an id, the top-level blocks. */
    getBlocks(id?: string): Block[];
    /** The ids of all blocks with this name. Since WordPress 6.5. */
    getBlocksByName?(name: string): string[];
    getSelectedBlockClientId(): string | null;
    getSettings(): object;
  };
  'core/preferences': { get(scope: string, name: string): unknown };
}

interface Actions {
  'core/editor': PanelActions & {
    autosave(options: { isPreview: boolean }): Promise<void>;
    /** Before WordPress 6.6, this action is in the store 'core/edit-post'. */
    closePublishSidebar?(): void;
    editPost(changes: PostChanges): void;
    lockPostSaving(name: string): void;
    savePost(options: { isPreview: boolean }): Promise<void>;
    unlockPostSaving(name: string): void;
    /** Not a stable interface of WordPress: a later version may remove this action. */
    __unstableSaveForPreview?(): Promise<string>;
  };
  'core/edit-post': PanelActions & {
    closePublishSidebar(): void;
    openGeneralSidebar(name: string): void;
  };
  'core/block-editor': {
    selectBlock(id: string, position: number): void;
    clearSelectedBlock(): void;
  };
  'core/notices': {
    createNotice(status: string, words: string, options: object): void;
    removeNotice(id: string): void;
  };
  'core/preferences': { set(scope: string, name: string, value: boolean): void };
}

/** The store that knows which panels are open: 'core/editor' since WordPress 6.5, 'core/edit-post' before. */
type PanelStore = 'core/editor' | 'core/edit-post';

interface Select {
  <Name extends keyof Selectors>(store: Name): Selectors[Name];
  (store: PanelStore): PanelSelectors;
}

interface Dispatch {
  <Name extends keyof Actions>(store: Name): Actions[Name];
}

interface WordPressData {
  dispatch: Dispatch;
  select: Select;
  subscribe(listener: () => void): () => void;
  useDispatch: Dispatch;
  useSelect<Selected>(read: (select: Select) => Selected, needs: readonly unknown[]): Selected;
}
