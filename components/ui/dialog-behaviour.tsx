'use client';

import { useEffect } from 'react';

import { connectDialogs } from './dialogs';

/** Listens to the clicks and keys that open and close dialogs. */
export function DialogBehaviour() {
  useEffect(() => connectDialogs(document), []);

  return null;
}
