'use client';

import { useEffect } from 'react';

import { dropDraft } from './draft';

/**
 * Client component that deletes the stored draft on the thanks page, for a form that was sent before its scripts ran. If
 * the visitor comes back to this page later, the draft may be that of another message, and stays.
 */
export function DraftRemoval() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') dropDraft();
  }, []);

  return null;
}
