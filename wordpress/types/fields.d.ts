/** Fields of the editor's panels, and the texts of pictures (alternative text and caption). */

/** Attributes that connect a control with its label, its hint and its error message. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface LabelledProps {
  field: CustomField;
  error?: string;
  hint?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

interface FieldProps {
  field: CustomField;
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

/** The meta fields for which MetaField (editor-meta.js) is used. */
type TextMetaName =
  | '_headless_de_title'
  | '_headless_de_excerpt'
  | '_headless_de_seo_title'
  | '_headless_de_seo_description'
  | '_headless_de_slug'
  | '_headless_seo_title'
  | '_headless_seo_description';

interface PictureWords {
  germanAlt: string;
  germanCaption: string;
}

interface Picture extends PictureWords {
  id: number;
  /** The URL of the thumbnail. */
  thumbnail: string;
  alt: string;
  caption: string;
}
