/** The components of WordPress that the scripts of the plugin use, with only the props that these scripts set. */

type ButtonProps = DataAttributes & {
  'aria-checked'?: boolean;
  'aria-disabled'?: boolean;
  'aria-expanded'?: boolean;
  'aria-label'?: string;
  children?: ReactNode;
  className?: string;
  disabled?: boolean;
  icon?: string | null;
  isBusy?: boolean;
  isDestructive?: boolean;
  isPressed?: boolean;
  label?: string;
  onClick?: () => void;
  ref?: ElementRef<HTMLButtonElement>;
  role?: 'menuitemcheckbox';
  variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
  __next40pxDefaultSize?: boolean;
};

/** Props of a text control: one line, or with `rows` several lines. */
type TextControlProps = DataAttributes & {
  help?: string;
  label: string;
  lang?: string;
  onChange: (value: string) => void;
  rows?: number;
  value: string;
  __nextHasNoMarginBottom?: boolean;
  __next40pxDefaultSize?: boolean;
};

type ModalProps = {
  children?: ReactNode;
  className: string;
  isFullScreen?: boolean;
  onRequestClose: () => void;
  shouldCloseOnClickOutside?: boolean;
  size?: 'large';
  title: string;
};

type NoticeProps = {
  actions?: { label: string; onClick: () => void }[];
  children?: ReactNode;
  className?: string;
  isDismissible: boolean;
  status: 'warning' | 'error';
};

interface WordPressComponents {
  Button: Component<ButtonProps>;
  ExternalLink: Component<{ children?: ReactNode; href: string; hrefLang: string }>;
  Modal: Component<ModalProps>;
  Notice: Component<NoticeProps>;
  Popover: { Slot: Component<object> };
  SlotFillProvider: Component<{ children?: ReactNode }>;
  TextControl: Component<TextControlProps>;
  TextareaControl: Component<TextControlProps>;
}

/** The components ("slots") with which a plugin adds panels, sidebars and menu items to the block editor. */
interface PlacesForPlugins {
  PluginDocumentSettingPanel: Component<{
    children?: ReactNode;
    className: string;
    name: string;
    title: string;
  }>;
  PluginMoreMenuItem: Component<ButtonProps & { href?: string }>;
  PluginPostPublishPanel: Component<{ children?: ReactNode; initialOpen: boolean; title: string }>;
  PluginPrePublishPanel: Component<{
    children?: ReactNode;
    className: string;
    initialOpen: boolean;
    title: string;
  }>;
  PluginSidebar: Component<{ children?: ReactNode; icon: string; name: string; title: string }>;
  PluginSidebarMoreMenuItem: Component<{ children?: ReactNode; target: string }>;
}

/** `wp.blockEditor`: the components with which the plugin builds a second block editor, for the German text. */
interface WordPressBlockEditor {
  BlockEditorProvider: Component<{
    children?: ReactNode;
    onChange: (blocks: Block[]) => void;
    onInput: (blocks: Block[]) => void;
    settings: object;
    value: Block[];
  }>;
  BlockInspector: Component<object>;
  BlockList: Component<{ renderAppender: Component<object> }> & {
    ButtonBlockAppender: Component<object>;
  };
  BlockTools: Component<{ children?: ReactNode }>;
  Inserter: Component<{ position: string }>;
  MediaUpload: Component<{
    allowedTypes: string[];
    onSelect: (media: { id: number }) => void;
    render: (upload: { open: () => void }) => ReactNode;
    title: string;
    value: number;
  }>;
  MediaUploadCheck: Component<{ children?: ReactNode }>;
  ObserveTyping: Component<{ children?: ReactNode }>;
  WritingFlow: Component<{ children?: ReactNode }>;
}
