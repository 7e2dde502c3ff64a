'use client';

import { useEffect } from 'react';

import { dropDraft } from './draft';

/**
 * Client component that deletes the stored draft on the thanks page, for a form that was sent before its scripts ran.
 * When the visitor returns to this page later, it does nothing: the draft may then be that of another message.
 */
export function DraftRemoval() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') dropDraft();
  }, []);

  return null;
}
