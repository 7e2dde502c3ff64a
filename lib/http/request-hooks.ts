import 'server-only';

import type { RequestStart } from '../next-internals/request-start.mjs';
import { trackClientAddresses } from './client-ip';
import { sendLoggablePath } from './loggable-path';
import { trackPictureRequests } from './picture-requests';
import { trackRequest } from './request-context.mjs';
import { trackRequestIds } from './request-id';
import { addResponseHooks } from './response-hooks';
import { closeOnShutdown } from './shutdown';
import { discardUnreadBody } from './unread-body';
import { sanitizeRequest } from './sanitize-request';

type Options = {
  /** The number of trusted proxies in front of this process. */
  TRUSTED_PROXIES: number;
  SITE_URL: string;
};

/**
 * The functions that run for every request before Next.js reads it, in this order: headers are read first, and what the
 * site does not need is removed afterwards. In development nothing is removed.
 */
export function requestHooks(
  { TRUSTED_PROXIES, SITE_URL }: Options,
  servesVisitors: boolean,
): ((start: RequestStart) => void)[] {
  const reading = [
    trackRequestIds(TRUSTED_PROXIES),
    trackClientAddresses(TRUSTED_PROXIES),
    trackRequest,
    trackPictureRequests,
    closeOnShutdown,
  ];
  return servesVisitors
    ? [...reading, sanitizeRequest, discardUnreadBody, sendLoggablePath, addResponseHooks(SITE_URL)]
    : reading;
}
