'use client';

import { useRef, type PointerEvent } from 'react';

const far = 48;

/** Handlers for a swipe by finger or mouse: left is next, right is previous. Zoom with two fingers still works. */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown({ isPrimary, clientX, clientY }: PointerEvent) {
      from.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const across = clientX - (from.current?.x ?? clientX);
      const down = clientY - (from.current?.y ?? clientY);
      from.current = null;
      if (Math.abs(across) > far && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
