/** Fields of the panels, and the words of pictures. */

/** Connects a control with the words around it. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface LabelledProps {
  field: DetailField;
  error?: string;
  hint?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

interface FieldProps {
  field: DetailField;
  value: string;
  error?: string;
  hint?: string;
  onChange: (value: string) => void;
}

interface MetaFieldProps {
  control: Component<TextControlProps>;
  name: TextMetaName;
  label: string;
  more?: { help?: string; rows?: number };
}

/** The fields of the meta whose names are in the settings and that hold text. */
type TextMetaName = EditorSettings[
  | 'germanSeoTitle'
  | 'germanSeoDescription'
  | 'germanSlug'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'seoTitle'
  | 'seoDescription'];

interface PictureWords {
  germanAlt: string;
  germanCaption: string;
}

interface Picture extends PictureWords {
  id: number;
  /** Address. */
  thumbnail: string;
  alt: string;
  caption: string;
}
