import { getTranslations } from 'next-intl/server';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

type Props = { className?: string };

export async function SearchLink({ className = '' }: Props) {
  const t = await getTranslations('nav');

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
