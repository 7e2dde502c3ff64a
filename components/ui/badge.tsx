import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** A few words above a heading that say what it belongs to. */
export function Badge({ children }: Props) {
  return <p className="badge">{children}</p>;
}
