import type { ReactNode } from 'react';

import type { Href } from '@/lib/i18n/href';

import { buttonClass } from './button';
import { Icon } from './icon';
import { PageLink } from './page-link';

type Props = { href: Href; children: ReactNode };

/** The link from a page back to its list. */
export function BackLink({ href, children }: Props) {
  return (
    <p className="print:hidden">
      <PageLink href={href} className={buttonClass('glass', 'button-small')}>
        <Icon name="previous" className="size-4" />
        {children}
      </PageLink>
    </p>
  );
}
