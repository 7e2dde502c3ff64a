import { connectMotionControl } from '@/components/ui/motion-control';

import { layOutDeferredParts } from './lay-out-deferred-parts';
import { connectViewTransitionNames } from './view-transition-names';
import { measureWebVitals } from './web-vitals';

/** What every page does once the browser is idle. It is a script of its own, which no visitor waits for. */
export function startIdleWork(signal: AbortSignal): void {
  connectMotionControl(signal);
  connectViewTransitionNames(signal);
  measureWebVitals(signal);
  layOutDeferredParts();
}
