import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';

import { localizedPath } from '@/lib/i18n/href';
import { listPageHref, type ListHref } from '@/lib/i18n/list-pages';

import { BackLink } from './back-link';
import { MoreItems } from './more-items';

type Props = {
  /** The items. `className` is the column span of an item, where the spans differ. */
  items: { key: string | number; content: ReactNode; className?: string }[];
  /** The path of the list, and the number of this page. */
  href: ListHref;
  pageNumber: number;
  isLast: boolean;
  /** `newer` is the link to the previous page. For the other texts see MoreItems. */
  words: Record<
    'newer' | 'more' | 'loading' | 'failed' | 'retry' | 'addedOne' | 'addedMany',
    string
  >;
  /** The classes of the grid. */
  className: string;
  /** The placeholder for one loading item, and the class of its column span. */
  skeleton: ReactNode;
  skeletonClass?: string;
};

/** One page of a list that grows in place, with links to the pages before and after it. */
export function PaginatedList({ items, href, pageNumber, isLast, ...props }: Props) {
  const { words, className, skeleton, skeletonClass } = props;
  const locale = useLocale();
  const { newer, ...moreWords } = words;
  const next = isLast ? null : localizedPath(listPageHref(href, pageNumber + 1), locale);

  return (
    <>
      {pageNumber > 1 && (
        <div className="mb-8">
          <BackLink href={listPageHref(href, pageNumber - 1)}>{newer}</BackLink>
        </div>
      )}
      <ul data-grows="items" className={className}>
        {items.map(({ key, content, className: place }) => (
          <li key={key} data-key={key} className={place}>
            {content}
          </li>
        ))}
      </ul>
      <MoreItems
        key={next}
        next={next}
        words={moreWords}
        skeleton={
          <div aria-hidden="true" className={className}>
            {[0, 1, 2].map((each) => (
              <div key={each} className={skeletonClass}>
                {skeleton}
              </div>
            ))}
          </div>
        }
      />
    </>
  );
}
