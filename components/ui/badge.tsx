import type { ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** A few words above a heading that say what it belongs to. */
export function Badge({ children, className = '' }: Props) {
  return (
    <p
      className={`flex items-center gap-4 text-eyebrow font-semibold text-gold uppercase ${className}`}
    >
      <span
        aria-hidden="true"
        className="h-px w-10 shrink-0 bg-[linear-gradient(90deg,transparent,var(--color-gold))]"
      />
      {children}
    </p>
  );
}
