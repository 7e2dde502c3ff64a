type Props = {
  /** Sanitised by lib/html.ts when it was read. */
  html: string;
};

/** A text written in WordPress. */
export function Prose({ html }: Props) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
