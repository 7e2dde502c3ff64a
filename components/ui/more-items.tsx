'use client';

import type { MouseEvent, ReactNode } from 'react';

import { buttonClass } from './button';
import { isPlainClick } from './plain-click';
import { useAppendedPages } from './use-appended-pages';

type Props = {
  /** The path of the next page of the list. Null when there is none. */
  next: string | null;
  /** `addedMany` contains a `#` in place of the number. */
  words: Record<'more' | 'loading' | 'failed' | 'retry' | 'addedOne' | 'addedMany', string>;
  /** Placeholder while the new items load. */
  skeleton: ReactNode;
};

/**
 * Client component for the click that appends the next page of the list. Without JavaScript, the link opens that page.
 */
export function MoreItems({ next: first, words, skeleton }: Props) {
  const { next, status, added, addPage } = useAppendedPages(first);
  const isLoading = status === 'loading';
  const label = { idle: words.more, loading: words.loading, failed: words.retry }[status];
  const news = added === 1 ? words.addedOne : words.addedMany.replace('#', String(added));

  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void addPage();
  }

  return (
    <div className="mt-6 grid gap-8">
      {isLoading && skeleton}
      {status === 'failed' && (
        <p role="alert" className="text-center text-rose">
          {words.failed}
        </p>
      )}
      {next && (
        <p className="mt-6 text-center">
          <a
            href={next}
            data-next
            aria-disabled={isLoading}
            onClick={onClick}
            className={buttonClass('gold')}
          >
            {label}
          </a>
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {isLoading && words.loading}
        {added > 0 && news}
      </p>
    </div>
  );
}
