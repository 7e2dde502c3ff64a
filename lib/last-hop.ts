import 'server-only';

import { env } from './env';
import { loggablePath } from './loggable-path';
import { askOwnHead } from './own-head';

/** What WordPress would write in the same way: no other slug is meant by it. */
const plain = /^[\w/.-]*$/;

/**
 * Where a redirect of ours should lead at once. A slug with an accent or a sign may be another's for WordPress, and the
 * page would lead on: it is asked first, so that a visitor takes one redirect and not two.
 *
 * @param path percent-encoded, in its own spelling as far as that is known without asking
 */
export async function lastHop(path: string): Promise<string> {
  if (plain.test(path)) return path;
  try {
    const { status, headers } = await askOwnHead(path);
    const location = headers.get('location');
    return status === 308 && location ? new URL(location, env.SELF_URL).pathname : path;
  } catch (error) {
    console.error(`Where ${loggablePath(path)} leads could not be asked`, error);
    return path;
  }
}
