const mebibyte = 1024 * 1024;

/**
 * The largest response that is read, in bytes, by kind. Counted after decompression, while it is read: a few kilobytes on
 * the wire may decompress to gigabytes. Real responses of WordPress are below a tenth of it.
 */
export const responseSizeLimits = {
  list: 12 * mebibyte,
  item: 4 * mebibyte,
  /** Rows of Supabase. */
  rows: mebibyte,
  /** The response of a Supabase function. */
  function: 16 * 1024,
  /** An uploaded file. It is streamed, not held in memory. */
  media: 512 * mebibyte,
  /** A picture that the framework's image optimizer holds in memory: a photograph of a large camera has 15 MiB. */
  picture: 16 * mebibyte,
};

/** The largest request body that is read, in bytes, by the address that reads it. No other address reads a body. */
export const requestSizeLimits = {
  /** A message in its longest encoding. lib/contact/read-body.ts limits the fields. */
  '/api/contact': mebibyte / 4,
  '/api/csp-report': 32 * 1024,
  '/api/item-status': 4 * 1024,
  '/api/link-status': 128 * 1024,
  /** The unsaved text of a post, as in deploy/nginx.conf. A key and a language follow. */
  '/api/live-preview': mebibyte,
  '/api/revalidate': mebibyte / 4,
  '/api/web-vitals': 1024,
};
