import 'server-only';

import { env } from '../config/env';
import { loggablePath } from './loggable-path';
import { askOwnHead } from './ask-own-head';

/** A path that WordPress would write in the same way: it can only mean this one slug. */
const plain = /^[\w/.-]*$/;

/**
 * The final target of a redirect. WordPress may know a slug with an accent or a sign under another spelling, and that page
 * would redirect again. It is requested first, so that a visitor gets one redirect and not two.
 *
 * @param path percent-encoded, already normalised
 */
export async function finalRedirectTarget(path: string): Promise<string> {
  if (plain.test(path)) return path;
  try {
    const { status, headers } = await askOwnHead(path);
    const location = headers.get('location');
    return status === 308 && location ? new URL(location, env.SELF_URL).pathname : path;
  } catch (error) {
    console.error(`The redirect target of ${loggablePath(path)} could not be requested`, error);
    return path;
  }
}
