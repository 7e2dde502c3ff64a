/** One file with a sound. The same sound may exist in several formats. */
export type AudioSource = {
  /** A path of our own host. */
  src: string;
  /** The media type. */
  type: string;
  /** The size of the file. Null when unknown. */
  bytes: number | null;
};
