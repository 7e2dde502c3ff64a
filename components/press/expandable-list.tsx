import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props<Entry> = {
  part: 'broadcasts' | 'scans' | 'online' | 'photos';
  entries: Entry[];
  children: (entries: Entry[]) => ReactNode;
};

const shownAtFirst = 12;

/**
 * The first twelve entries of a list, and the later entries behind a button that works without JavaScript. `children`
 * renders either part. Browsers load the lazy pictures of the later entries when these are opened. Print shows all
 * entries.
 */
export function ExpandableList<Entry>({ part, entries, children }: Props<Entry>) {
  const t = useTranslations('press');
  const later = entries.slice(shownAtFirst);

  return (
    <>
      {children(entries.slice(0, shownAtFirst))}
      {later.length > 0 && (
        <details className="later-entries">
          <summary className={buttonClass('glass')}>
            {t(`${part}.more`, { count: later.length })}
            <Icon name="next" className="later-mark size-4" />
          </summary>
          {children(later)}
        </details>
      )}
    </>
  );
}
