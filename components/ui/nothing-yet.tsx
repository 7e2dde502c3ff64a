import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Stands where a list would be that is empty. */
export function NothingYet({ children }: Props) {
  return (
    <p className="rounded-panel border border-dashed border-haze/35 px-8 py-16 text-center text-lead text-haze">
      {children}
    </p>
  );
}
