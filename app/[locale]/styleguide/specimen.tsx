import type { ReactNode } from 'react';

type Props = { name: string; wide?: boolean; children: ReactNode };

/** One example with its name. */
export function Specimen({ name, wide = false, children }: Props) {
  const id = name.toLowerCase().replace(/\W+/g, '-');

  return (
    <section aria-labelledby={id} data-specimen={id} className="grid grid-cols-1 gap-6">
      <h2 id={id} className="page-width text-eyebrow font-semibold text-gold uppercase">
        {name}
      </h2>
      <div className={wide ? '' : 'page-width'}>{children}</div>
    </section>
  );
}
