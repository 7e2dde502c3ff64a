const mebibyte = 1024 * 1024;

/**
 * The maximum size of a response, in bytes, by kind. The size is counted after decompression, while the response is
 * read: a few kilobytes may decompress to gigabytes. Real responses of WordPress have less than a tenth of the limit.
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
  /** A picture that the image optimizer of Next.js holds in memory: a photograph of a large camera has 15 MiB. */
  picture: 16 * mebibyte,
};

/** The maximum size of a request body, in bytes, by the path that reads it. No other path reads a body. */
export const requestSizeLimits = {
  /** A contact message in its longest encoding. lib/contact/form-fields.ts limits the fields. */
  '/api/contact': mebibyte / 4,
  '/api/csp-report': 32 * 1024,
  '/api/item-status': 4 * 1024,
  '/api/link-status': 128 * 1024,
  /**
   * The unsaved text of a post, with the same limit as in deploy/nginx.conf. The path goes on with a key and a
   * language.
   */
  '/api/live-preview': mebibyte,
  /** WordPress sends at most 200 KB (includes/webhook/body.php of the plugin). */
  '/api/revalidate': mebibyte / 4,
  '/api/web-vitals': 1024,
};
