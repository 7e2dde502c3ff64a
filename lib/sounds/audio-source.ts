/** One audio file. The same track may exist as several files with different formats. */
export type AudioSource = {
  /** The path of the file on our own host. */
  src: string;
  /** The media type. */
  type: string;
  /** The size of the file, in bytes. Null when unknown. */
  bytes: number | null;
};
