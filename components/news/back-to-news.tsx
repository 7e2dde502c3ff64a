import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';

/** The link from a post, a category or a tag to the news. */
export function BackToNews() {
  const t = useTranslations('post');

  return (
    <p>
      <PageLink href={{ pathname: '/news' }} className={buttonClass('glass', 'button-small')}>
        <Icon name="previous" className="size-4" />
        {t('back')}
      </PageLink>
    </p>
  );
}
