import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { Work } from '@/lib/wordpress/work';
import type { WorkList } from '@/lib/wordpress/works';

import { Skeleton } from './skeleton';
import { SteppedList } from './stepped-list';

type Props = {
  noun: 'videos' | 'music';
  list: WorkList;
  step: number;
  card: (work: Work, index: number) => ReactNode;
  /** The columns, and the shape of a picture. */
  className: string;
  shape: string;
};

/** One step of the videos or of the releases. */
export function WorksGrid({ noun, list, step, card, className, shape }: Props) {
  const t = useTranslations();

  return (
    <SteppedList
      items={list.works.map((work, index) => ({ key: work.id, content: card(work, index) }))}
      href={{ pathname: `/${noun}` }}
      step={step}
      isLast={step >= list.totalPages}
      words={{
        newer: t(`${noun}.newer`),
        more: t(`${noun}.more`),
        loading: t(`${noun}.loading`),
        failed: t(`${noun}.failed`),
        retry: t(`${noun}.retry`),
        addedOne: t(`${noun}.addedOne`),
        addedMany: t(`${noun}.addedMany`, { count: '#' }),
      }}
      className={className}
      skeleton={<Skeleton className={`${shape} w-full rounded-card`} />}
    />
  );
}
