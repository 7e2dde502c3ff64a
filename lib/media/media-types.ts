// File types that musicians may upload to WordPress and that are safe in a browser. The type comes from this list,
// never from the file.
const types: Record<string, string> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif' },
  ...{ jpe: 'image/jpeg', jfif: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' },
  // An SVG may contain scripts: media-file.ts sends it with a policy that forbids them.
  ...{ bmp: 'image/bmp', svg: 'image/svg+xml' },
  ...{ mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', oga: 'audio/ogg', wav: 'audio/wav' },
  ...{ flac: 'audio/flac', aac: 'audio/aac', mp4: 'video/mp4', m4v: 'video/mp4' },
  ...{ webm: 'video/webm', mov: 'video/quicktime', ogv: 'video/ogg', vtt: 'text/vtt' },
  ...{ pdf: 'application/pdf', zip: 'application/zip', epub: 'application/epub+zip' },
  ...{
    txt: 'text/plain; charset=utf-8',
    csv: 'text/csv',
    ics: 'text/calendar',
    rtf: 'application/rtf',
  },
  ...{
    mid: 'audio/midi',
    midi: 'audio/midi',
    doc: 'application/msword',
    xls: 'application/vnd.ms-excel',
  },
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** The media type of an uploaded file, by its name. Null for files that the site does not serve. */
export function mediaType(name: string): string | null {
  return types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}
