import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A few facts of one kind on a pane of their own, under their name. */
export function FactBox({ title, children }: Props) {
  return (
    <section className="fact-box grid content-start gap-3 rounded-card p-7 pane sm:p-8">
      <h2 className="text-eyebrow font-semibold text-gold uppercase">{title}</h2>
      {children}
    </section>
  );
}
