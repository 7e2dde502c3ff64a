'use client';

import { useRef, type PointerEvent } from 'react';

const far = 48;

/** A finger or mouse drawn sideways: to the left is on, to the right is back. Zooming with two fingers is let be. */
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
