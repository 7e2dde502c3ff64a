import { connectDisclosures } from '@/components/ui/disclosures';
import { connectMotionControl } from '@/components/ui/motion-control';

import { layOutDeferredParts } from './lay-out-deferred-parts';
import { connectViewTransitionNames } from './view-transition-names';

/** The work that every page does once the browser is idle. It is a separate script, for which no visitor waits. */
export function startIdleWork(signal: AbortSignal): void {
  connectDisclosures(document, signal);
  connectMotionControl(signal);
  connectViewTransitionNames(signal);
  layOutDeferredParts();
  // On average, one of this many page views is measured, and loads the script for it. The build contains the value
  // (next.config.mjs), so a build for 0 does not contain the script.
  if (
    process.env.WEB_VITALS_SAMPLE !== '0' &&
    Math.random() * Number(process.env.WEB_VITALS_SAMPLE) < 1
  ) {
    void import('./web-vitals').then(
      ({ measureWebVitals }) => measureWebVitals(signal),
      console.error,
    );
  }
}
