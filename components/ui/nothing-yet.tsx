import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Shown instead of an empty list. */
export function NothingYet({ children }: Props) {
  return (
    <p className="rounded-panel border border-dashed border-haze/35 px-8 py-16 text-center text-lead text-haze">
      {children}
    </p>
  );
}
