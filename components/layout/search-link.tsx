import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

type Props = { className?: string };

/** The link to the search page, a round button with an icon. */
export function SearchLink({ className = '' }: Props) {
  const t = useTranslations('nav');

  return (
    <PageLink
      href={{ pathname: '/search' }}
      aria-label={t('search')}
      className={buttonClass('glass', `button-round ${className}`)}
    >
      <Icon name="search" />
    </PageLink>
  );
}
