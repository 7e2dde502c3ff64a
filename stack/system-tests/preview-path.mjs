import { createHmac } from 'node:crypto';

/**
 * The English path of the preview of a post, signed as WordPress does it (lib/data/preview/check-preview-token.ts).
 * @param {number} id
 * @param {string} secret of the webhooks
 * @param {number} [seconds] how long it is valid from now; negative for a preview that has expired
 */
export function previewPath(id, secret, seconds = 600) {
  const key = createHmac('sha256', secret).update('headless-preview-v1').digest();
  const content = `${id}-${Math.floor(Date.now() / 1000) + seconds}`;
  return `/preview/${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}
