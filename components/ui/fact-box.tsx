import type { ReactNode } from 'react';

type Props = {
  title: string;
  children: ReactNode;
  /** Classes for the position of the box in a grid. */
  className?: string;
};

/** A box with a heading and a few facts. */
export function FactBox({ title, children, className = '' }: Props) {
  return (
    <section
      className={`fact-box grid content-start gap-3 rounded-card p-7 wrap-anywhere pane sm:p-8 ${className}`}
    >
      <h2 className="text-eyebrow font-semibold text-gold uppercase">{title}</h2>
      {children}
    </section>
  );
}
