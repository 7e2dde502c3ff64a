import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** A label above a heading. */
export function Badge({ children }: Props) {
  return <p className="badge">{children}</p>;
}
