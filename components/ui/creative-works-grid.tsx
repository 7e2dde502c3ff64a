import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { CreativeWork, CreativeWorkSection } from '@/lib/data/creative-works/creative-work';
import type { CreativeWorkList } from '@/lib/data/creative-works/queries';

import { Skeleton } from './skeleton';
import { PaginatedList } from './paginated-list';

type Props = {
  section: CreativeWorkSection;
  list: CreativeWorkList;
  pageNumber: number;
  card: (work: CreativeWork, index: number) => ReactNode;
  /** The classes of the grid. `shape` is the aspect ratio of a picture. */
  className: string;
  shape: string;
};

/** One page of a list of works. */
export function CreativeWorksGrid({ section, list, pageNumber, card, className, shape }: Props) {
  const t = useTranslations();

  return (
    <PaginatedList
      items={list.works.map((work, index) => ({ key: work.id, content: card(work, index) }))}
      href={{ pathname: `/${section}` }}
      pageNumber={pageNumber}
      isLast={pageNumber >= list.totalPages}
      words={{
        newer: t(`${section}.newer`),
        more: t(`${section}.more`),
        loading: t(`${section}.loading`),
        failed: t(`${section}.failed`),
        retry: t(`${section}.retry`),
        addedOne: t(`${section}.addedOne`),
        addedMany: t(`${section}.addedMany`, { count: '#' }),
      }}
      className={className}
      skeleton={<Skeleton className={`${shape} w-full rounded-card`} />}
    />
  );
}
