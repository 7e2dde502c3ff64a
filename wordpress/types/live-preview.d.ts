/** The live preview in the editor, and of a slide: live-content.js, live-preview.js, live-frame.js, live-sidebar.js, slide-form.js. */

interface BlockMarkup {
  clientId: string;
  markup: string;
}

/** The unsaved post, as the live preview shows it. */
interface EditedPost {
  title: string;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  blocks: BlockMarkup[];
  germanBlocks: BlockMarkup[];
}

/** The body of POST /wp/v2/headless-live/{id}. */
interface LiveQuestion {
  title: string;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  content: string;
  /** Markup of blocks whose HTML is not known. */
  blocks: string[];
  germanBlocks: string[];
}

/** What the frame of the live preview gets. */
interface ShownContent {
  key: string;
  answer: PreviewAnswer | UnsavedSlide;
}

/** A slide as its form has it: a row of the carousel's table, of which the id is 0. */
interface UnsavedSlide {
  id: 0;
  carousel_item: { [column: string]: string | number | null | undefined };
}

/** Ends or renews what followEditor() has begun. */
interface Following {
  renew: () => void;
  end: () => void;
}

/** `expired`: the key is too old; a new one is requested. */
type FrameState = 'loading' | 'shown' | 'expired' | 'failed' | 'silent';

/** What the frame sends; other programs may send anything. */
interface FrameMessage {
  type?: string;
  state: 'ready' | FrameState;
}

interface ChoiceProps {
  label: string;
  options: Record<string, string>;
  value: string;
  /** Gets a key of the options. */
  onChange: (value: string) => void;
}

interface LiveFrameProps {
  language: Language;
  device: 'phone' | 'desktop' | 'slide';
  firstKey: string;
  newest: ValueRef<ShownContent | null>;
  onSender: (send: () => void) => void;
  onState: (state: FrameState) => void;
}
