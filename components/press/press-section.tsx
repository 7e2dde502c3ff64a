import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SectionHeading } from '@/components/ui/section-heading';

/** The sections of a press page besides the press kit. */
export type PressPart = 'quotes' | 'podcasts' | 'broadcasts' | 'scans' | 'online' | 'facts';

type Props = { id: PressPart; children: ReactNode };

/** A section of the press page. */
export function PressSection({ id, children }: Props) {
  const t = useTranslations('press');
  const title = `${id}-title`;

  return (
    <section
      id={id}
      aria-labelledby={title}
      className="page-width py-[calc(var(--spacing-section)/1.6)]"
    >
      <SectionHeading id={title} title={t(`${id}.title`)}>
        {t(`${id}.text`)}
      </SectionHeading>
      {children}
    </section>
  );
}
