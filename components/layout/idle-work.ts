import { connectDisclosures } from '@/components/ui/disclosures';
import { connectMotionControl } from '@/components/ui/motion-control';

import { layOutDeferredParts } from './lay-out-deferred-parts';
import { connectViewTransitionNames } from './view-transition-names';
import { measureWebVitals } from './web-vitals';

/** The work that every page does once the browser is idle. It is a separate script, for which no visitor waits. */
export function startIdleWork(signal: AbortSignal): void {
  connectDisclosures(document, signal);
  connectMotionControl(signal);
  connectViewTransitionNames(signal);
  measureWebVitals(signal);
  layOutDeferredParts();
}
