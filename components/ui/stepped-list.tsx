import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';

import { localizedPath } from '@/lib/i18n/href';
import { stepHref, type ListHref } from '@/lib/i18n/steps';

import { BackLink } from './back-link';
import { MoreItems } from './more-items';

type Props = {
  items: { key: string | number; content: ReactNode }[];
  /** The list's own address, and which step of it this is. */
  href: ListHref;
  step: number;
  isLast: boolean;
  /** `newer` leads to the step before; for the others see MoreItems. */
  words: Record<
    'newer' | 'more' | 'loading' | 'failed' | 'retry' | 'addedOne' | 'addedMany',
    string
  >;
  /** The columns. */
  className: string;
  /** The shape of one item that is still coming. */
  skeleton: ReactNode;
};

/** One step of a list that grows in place, with the ways to its neighbours. */
export function SteppedList({ items, href, step, isLast, words, className, skeleton }: Props) {
  const locale = useLocale();
  const { newer, ...moreWords } = words;
  const next = isLast ? null : localizedPath(stepHref(href, step + 1), locale);

  return (
    <>
      {step > 1 && (
        <div className="mb-8">
          <BackLink href={stepHref(href, step - 1)}>{newer}</BackLink>
        </div>
      )}
      <ul data-grows="items" className={className}>
        {items.map(({ key, content }) => (
          <li key={key} data-key={key}>
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
              <div key={each}>{skeleton}</div>
            ))}
          </div>
        }
      />
    </>
  );
}
