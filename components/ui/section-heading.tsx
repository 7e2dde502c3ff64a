import type { ReactNode } from 'react';

import { Badge } from './badge';

type Props = {
  id?: string;
  badge?: string;
  title: string;
  children?: ReactNode;
  centred?: boolean;
};

/** The heading of a section with its introduction. */
export function SectionHeading({ id, badge, title, children, centred = false }: Props) {
  const place = centred ? 'mx-auto justify-items-center text-center' : '';
  const lines = centred ? 'text-balance' : '';

  return (
    <div data-reveal className={`grid max-w-3xl gap-6 ${place}`}>
      {badge && <Badge>{badge}</Badge>}
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      {children && <p className={`max-w-[38rem] text-lead text-haze ${lines}`}>{children}</p>}
    </div>
  );
}
