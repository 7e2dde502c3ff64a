import { getTranslations } from 'next-intl/server';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

/** The way from a post, a category or a tag to all of the news. */
export async function BackToNews() {
  const t = await getTranslations('post');

  return (
    <p>
      <PageLink href={{ pathname: '/news' }} className={buttonClass('glass', 'button-small')}>
        <Icon name="previous" className="size-4" />
        {t('back')}
      </PageLink>
    </p>
  );
}
