import { useLocale, useTranslations, type Messages } from 'next-intl';
import type { ReactNode } from 'react';

import { localizedPath } from '@/lib/i18n/href';
import { listPageHref, type ListHref } from '@/lib/i18n/list-pages';

import { BackLink } from './back-link';
import { MoreItems } from './more-items';

/** The sections of the messages that have the texts of a list. */
type ListSection = {
  [Name in keyof Messages]: Messages[Name] extends { addedMany: string } ? Name : never;
}[keyof Messages];

type Props = {
  section: ListSection;
  /** The items. `className` is the column span of an item, where the spans differ. */
  items: { key: string | number; content: ReactNode; className?: string }[];
  /** The path of the list, and the number of this page. */
  href: ListHref;
  pageNumber: number;
  isLast: boolean;
  /** The label of the button that appends the next page. */
  more: string;
  /** The classes of the grid. */
  className: string;
  /** The placeholder for one loading item, the class of its column span, and the number of placeholders. */
  skeleton: ReactNode;
  skeletonClass?: string;
  skeletonCount?: number;
};

/** One page of a list to which further pages are appended in place, with links to the pages before and after it. */
export function PaginatedList({ section, items, href, pageNumber, isLast, ...props }: Props) {
  const { more, className, skeleton, skeletonClass, skeletonCount = 3 } = props;
  const t = useTranslations();
  const locale = useLocale();
  const next = isLast ? null : localizedPath(listPageHref(href, pageNumber + 1), locale);

  return (
    <>
      {pageNumber > 1 && (
        <div className="mb-8">
          <BackLink href={listPageHref(href, pageNumber - 1)}>{t(`${section}.newer`)}</BackLink>
        </div>
      )}
      <ul data-appendable="items" className={className}>
        {items.map(({ key, content, className: place }) => (
          <li key={key} data-key={key} className={place}>
            {content}
          </li>
        ))}
      </ul>
      <MoreItems
        key={next}
        next={next}
        words={{
          more,
          loading: t(`${section}.loading`),
          failed: t(`${section}.failed`),
          retry: t(`${section}.retry`),
          addedOne: t(`${section}.addedOne`),
          addedMany: t(`${section}.addedMany`, { count: '#' }),
        }}
        skeleton={
          <div aria-hidden="true" className={className}>
            {Array.from({ length: skeletonCount }, (_, index) => (
              <div key={index} className={skeletonClass}>
                {skeleton}
              </div>
            ))}
          </div>
        }
      />
    </>
  );
}
