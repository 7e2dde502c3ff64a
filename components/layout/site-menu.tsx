import { useTranslations } from 'next-intl';

import { Cymatic } from '@/components/ui/cymatic';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import type { Href } from '@/lib/i18n/href';

import { BookingLink } from './booking-link';
import { HomeLink } from './home-link';
import { LanguageLink } from './language-link';
import { menuEntries } from './menu-entries';
import { SearchLink } from './search-link';

type Props = { href: Href; isElsewhere?: boolean };

/** The full-screen menu. The header's button opens it, with or without JavaScript. */
export function SiteMenu({ href, isElsewhere = false }: Props) {
  const t = useTranslations('nav');

  return (
    <dialog id="menu" popover="auto" aria-label={t('menu')} className="overlay menu">
      <Cymatic figure="large-9" className="menu-figure" />
      <div className="relative flex min-h-full flex-col">
        <div className="bar page-width">
          <HomeLink compact />
          <LanguageLink href={href} />
          <BookingLink />
          <SearchLink />
          <CloseButton label={t('close')} />
        </div>
        <nav aria-label={t('label')} className="page-width my-auto py-6">
          <ul className="menu-list">
            {menuEntries.map((entry, index) => (
              <li key={index}>
                <MenuEntry
                  entry={entry}
                  number={index + 1}
                  current={!isElsewhere && isSame(entry, href)}
                />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      popoverTarget="menu"
      popoverTargetAction="hide"
      aria-label={label}
      className="button button-glass button-round"
    >
      <Icon name="close" />
    </button>
  );
}

type Entry = (typeof menuEntries)[number];
type EntryProps = { entry: Entry; number: number; current: boolean };

function MenuEntry({ entry, number, current }: EntryProps) {
  const t = useTranslations('nav');
  const words = (
    <>
      <span aria-hidden="true" className="menu-number">
        {String(number).padStart(2, '0')}
      </span>
      <span className="font-display">{t(entry.name)}</span>
    </>
  );
  if ('url' in entry) {
    return (
      <ExternalLink href={entry.url} className="menu-entry">
        {words}
      </ExternalLink>
    );
  }
  return (
    <PageLink href={entry.href} aria-current={current ? 'page' : undefined} className="menu-entry">
      {words}
    </PageLink>
  );
}

function isSame(entry: Entry, href: Href): boolean {
  return 'href' in entry && entry.href.pathname === href.pathname && !entry.href.hash;
}
