import type { ReactNode } from 'react';

import type { Href } from '@/lib/i18n/href';

import { Backdrop } from './backdrop';
import { PutOff } from './put-off';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteMenu } from './site-menu';

type Props = {
  /** The page itself: the language switch leads to it in the other language. */
  href: Href;
  /** Does the page reach to the edges of the screen, and see to its own margins? */
  bleeds?: boolean;
  /** Is it so long that its own sections, too, are laid out only after what is seen? */
  isLong?: boolean;
  /** Is this no page of the menu, whatever the language switch leads to? */
  isElsewhere?: boolean;
  children: ReactNode;
};

/** Header, menu and footer around a page. */
export function PageFrame({ href, bleeds = false, isLong, isElsewhere, children }: Props) {
  const shape = bleeds ? '' : 'page-width pt-10 pb-section';

  return (
    <>
      <Backdrop />
      <SiteHeader href={href} />
      <main
        id="content"
        tabIndex={-1}
        className={`overflow-x-clip outline-none ${shape} ${isLong ? 'is-long' : ''}`}
        suppressHydrationWarning
      >
        <PutOff />
        {children}
      </main>
      <SiteFooter />
      <SiteMenu href={href} isElsewhere={isElsewhere} />
    </>
  );
}
