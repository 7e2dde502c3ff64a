import type { ReactNode } from 'react';

import type { Href } from '@/lib/i18n/href';

import { DeferredLayout } from './deferred-layout';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteMenu } from './site-menu';

type Props = {
  /** The page that is shown. The language switch links to it in the other language. */
  href: Href;
  /** Whether the page reaches to the edges of the screen and sets its own margins. */
  bleeds?: boolean;
  /** Whether the layout of the later sections of the page is deferred, as that of the footer is. */
  isLong?: boolean;
  /** Whether the page is not in the menu. Then no entry is marked as current, whatever `href` is. */
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
        <DeferredLayout />
        {children}
      </main>
      <SiteFooter />
      <SiteMenu href={href} isElsewhere={isElsewhere} />
    </>
  );
}

/** Blurred lights behind every page. They move as the page scrolls. */
function Backdrop() {
  return (
    <div aria-hidden="true" className="blobs">
      <div className="blob" />
      <div className="blob" />
      <div className="blob" />
    </div>
  );
}
