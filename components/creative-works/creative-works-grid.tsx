import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { PaginatedList } from '@/components/ui/paginated-list';
import { Skeleton } from '@/components/ui/skeleton';
import type { CreativeWork, CreativeWorkSection } from '@/lib/data/creative-works/creative-work';
import type { FetchedList } from '@/lib/data/fetch-items';

type Props = {
  section: CreativeWorkSection;
  list: FetchedList<CreativeWork>;
  pageNumber: number;
  card: (work: CreativeWork, index: number) => ReactNode;
  /** The classes of the grid. `shape` is the aspect ratio of a picture. */
  className: string;
  shape: string;
};

export function CreativeWorksGrid({ section, list, pageNumber, card, className, shape }: Props) {
  const t = useTranslations();

  return (
    <PaginatedList
      section={section}
      items={list.items.map((work, index) => ({ key: work.id, content: card(work, index) }))}
      href={{ pathname: `/${section}` }}
      pageNumber={pageNumber}
      isLast={pageNumber >= list.totalPages}
      more={t(`${section}.more`)}
      className={className}
      skeleton={
        <div className="overflow-hidden rounded-card pane">
          <Skeleton className={`${shape} w-full rounded-none`} />
          <div className="grid gap-2 p-6">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      }
    />
  );
}
