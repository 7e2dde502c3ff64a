/** The live preview in the editor: live-content.js, live-preview.js, live-frame.js, live-sidebar.js. */

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
interface ShownPost {
  key: string;
  answer: PreviewAnswer;
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
  device: 'phone' | 'desktop';
  firstKey: string;
  newest: ValueRef<ShownPost | null>;
  onSender: (send: () => void) => void;
  onState: (state: FrameState) => void;
}
