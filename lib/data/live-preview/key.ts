import { isSameHash, keyedHash } from '../../config/keyed-hash';
import { parseUrl } from '../../config/parse-url.mjs';

const purpose = 'headless-live-preview-v1';

/**
 * What a key allows one editor to do: to render unsaved content of one post, or of slides, in a frame that only one
 * WordPress site may show.
 */
export type LiveKey = {
  /** 0 for the slides of the carousel. */
  postId: number;
  /** A hash of the editor's login. All requests with the same hash share a rate limit. */
  session: string;
  /** The origin of the WordPress in which the editor works, e.g. `https://cms.example.com`. */
  origin: string;
};

export type LiveKeyState =
  | { kind: 'valid'; key: LiveKey }
  | { kind: 'expired' | 'invalid'; key?: undefined };

/**
 * Reads the key of a live preview, signed by WordPress with one of the secrets.
 *
 * @param text `{post id}.{expiry in unix seconds}.{hash of the login}.{origin of WordPress, base64url}.{hmac-sha256 of
 *   all of it, base64url}`. The signature uses a key derived from the secret, so that the token of another kind of
 *   preview is not valid here
 */
export function readLiveKey(
  text: string,
  { secrets, now }: { secrets: string[]; now: Date },
): LiveKeyState {
  const [, content = '', postId, expiry, session = '', encoded = '', signature = ''] =
    /^((0|[1-9]\d{0,18})\.(\d{1,12})\.([0-9a-f]{16})\.([\w-]{1,400}))\.([\w-]{43})$/.exec(text) ??
    [];
  const isSigned = (secret: string) => isSameHash(signature, keyedHash(content, secret, purpose));
  if (!content || !secrets.some(isSigned)) return { kind: 'invalid' };

  const origin = Buffer.from(encoded, 'base64url').toString();
  // The origin is written into a response header.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin) || !parseUrl(origin)) return { kind: 'invalid' };
  if (Number(expiry) <= now.getTime() / 1000) return { kind: 'expired' };

  return { kind: 'valid', key: { postId: Number(postId), session, origin } };
}
