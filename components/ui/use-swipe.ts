'use client';

import { useRef, useSyncExternalStore, type PointerEvent } from 'react';

/** The shortest swipe, in pixels. */
const minimumDistance = 48;

/**
 * Props of a figure that can be swiped by finger or mouse: left is next, right is previous. In its caption, a mouse
 * selects text instead. Zoom with two fingers still works, and on a zoomed page a finger moves the page.
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const isZoomed = useSyncExternalStore(watchZoom, isPageZoomed);

  return {
    style: { touchAction: isZoomed ? 'auto' : 'pan-y pinch-zoom' },
    onPointerDown({ isPrimary, target, clientX, clientY }: PointerEvent) {
      const isCaption = target instanceof Element && target.closest('figcaption');
      from.current = isPrimary && !isCaption && !isZoomed ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const across = clientX - (from.current?.x ?? clientX);
      const down = clientY - (from.current?.y ?? clientY);
      from.current = null;
      const isSwipe = Math.abs(across) > minimumDistance && Math.abs(across) > Math.abs(down);
      if (isSwipe) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

const isPageZoomed = () => (visualViewport?.scale ?? 1) > 1;

function watchZoom(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);

  return () => visualViewport?.removeEventListener('resize', onChange);
}
