import 'server-only';

import { imageOptimizer } from '../next-internals/addresses.mjs';
import { processState } from '../next-internals/process-state.mjs';
import type { RequestStart } from '../next-internals/request-start.mjs';
import { requestPurpose } from './request-context.mjs';

const state = processState('pictureRequests', () => ({ running: 0 }));

/** Counts the pictures that the image optimizer is generating for visitors. Runs after `trackRequest`. */
export function trackPictureRequests({ request, response }: RequestStart): void {
  if (!request.url?.startsWith(imageOptimizer) || requestPurpose() === 'warming') return;
  state.running += 1;
  response.once('close', () => (state.running -= 1));
}

/** Whether a visitor is waiting for a picture. */
export function isPictureRequested(): boolean {
  return state.running > 0;
}
