import { connectMotionControl } from '@/components/ui/motion-control';

import { layOutDeferredParts } from './lay-out-deferred-parts';

/** What every page does once the browser is idle. It is a script of its own, which no visitor waits for. */
export function startIdleWork(signal: AbortSignal): void {
  connectMotionControl(signal);
  layOutDeferredParts();
}
