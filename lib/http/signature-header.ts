import { isSameHash } from '../config/keyed-hash';

/** In seconds. */
const maxAge = 5 * 60;

type Signature = {
  secrets: string[];
  /** Makes the signature for a time (Unix seconds) with a secret. It consists of letters, digits, `-` and `_`. */
  sign: (time: string, secret: string) => string;
  now: Date;
};

/**
 * Whether the header of a request from WordPress has a signature that was made with one of the secrets, within the last
 * five minutes.
 *
 * @param header `t=<unix seconds>,v1=<signature>`, and a second `v1` while the secret is being changed
 */
export function hasValidSignature(header: string, { secrets, sign, now }: Signature): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12})((?:,v1=[\w-]+){1,2})$/.exec(header) ?? [];
  if (time === '' || Math.abs(now.getTime() / 1000 - Number(time)) > maxAge) return false;
  const signatures = given.split(',v1=').slice(1);
  const expected = secrets.map((secret) => sign(time, secret));

  return expected.some((right) => signatures.some((each) => isSameHash(each, right)));
}
