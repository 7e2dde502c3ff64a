import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

export async function SearchLink() {
  const t = await getTranslations('nav');

  return (
    <PageLink
      href={{ pathname: '/search' }}
      aria-label={t('search')}
      className="button button-glass button-round"
    >
      <Icon name="search" />
    </PageLink>
  );
}
