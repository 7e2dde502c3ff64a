/**
 * The live preview of a post in the editor, and of a slide in its form: live-content.js, live-preview.js,
 * live-frame.js, live-sidebar.js, slide-form.js.
 */

interface BlockMarkup {
  clientId: string;
  markup: string;
}

/** The unsaved post in the editor, with the fields that the live preview shows. */
interface EditedPost {
  title: string;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  blocks: BlockMarkup[];
  germanBlocks: BlockMarkup[];
}

/** The body of POST /wp/v2/headless-live/{id}. */
interface LiveRequest {
  title: string;
  excerpt: string;
  featured_media: number;
  meta: PostMeta;
  content: string;
  /** The markup of the blocks that WordPress has not rendered yet. */
  blocks: string[];
  germanBlocks: string[];
}

/** The content that is sent to the iframe of the live preview. */
interface ShownContent {
  key: string;
  answer: PreviewResponse | UnsavedSlide;
}

/** The unsaved values of a slide's form, in the format of a row of the carousel's table. The id is 0. */
interface UnsavedSlide {
  id: 0;
  carousel_item: { [column: string]: string | number | null | undefined };
}

/** The return value of followEditor(): `renew` requests a new response and key, `end` stops the updates. */
interface Following {
  renew: () => void;
  end: () => void;
}

/** The state of the iframe. `expired`: its key is too old, and a new key is requested. */
type FrameState = 'loading' | 'shown' | 'expired' | 'failed' | 'no-response';

/** A message from the iframe. `type` is optional, because other scripts may send messages of any format. */
interface FrameMessage {
  type?: string;
  state: 'ready' | FrameState;
}

interface ChoiceProps {
  label: string;
  options: Record<string, string>;
  value: string;
  /** `value` is a key of `options`. */
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
