import { parseUrl } from '../../../../lib/config/parse-url.mjs';
import { UserFacingError } from '../../../console.mjs';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Refuses to attack any other machine than this one.
 * @param {string} url of the target
 * @returns {URL} the same, parsed
 * @throws {UserFacingError} for any host that is not this machine
 */
export function requireLoopback(url) {
  const target = parseUrl(url);
  if (!target || target.protocol !== 'http:' || !loopback.test(target.hostname)) {
    throw new UserFacingError(
      `${url} is not attacked: the siege attacks this machine only, at http://127.0.0.1 or http://localhost.`,
    );
  }
  return target;
}
