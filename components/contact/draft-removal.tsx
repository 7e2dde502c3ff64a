'use client';

import { useEffect } from 'react';

import { dropDraft } from './draft';

/**
 * Client component that deletes the draft of a message that the browser itself has sent. Only a script can do that. If
 * the visitor comes back to this page later, the draft may be that of another message, and stays.
 */
export function DraftRemoval() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') dropDraft();
  }, []);

  return null;
}
