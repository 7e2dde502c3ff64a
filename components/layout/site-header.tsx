import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import type { Href } from '@/lib/i18n/href';

import { BookingLink } from './booking-link';
import { LanguageLink } from './language-link';
import { HomeLink } from './home-link';
import { SearchLink } from './search-link';

type Props = { href: Href };

/** The sticky header. */
export function SiteHeader({ href }: Props) {
  const t = useTranslations('nav');

  return (
    <header className="header-bar sticky top-0 z-40">
      <div className="bar page-width">
        <HomeLink compact />
        <LanguageLink href={href} />
        <BookingLink />
        {/* The narrowest screens have no room for the search link. The menu contains it too. */}
        <SearchLink className="max-[23rem]:hidden" />
        <button
          type="button"
          popoverTarget="menu"
          aria-haspopup="dialog"
          aria-label={t('open')}
          className="button button-glass button-round"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
