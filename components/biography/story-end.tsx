import { useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { PerformerBio } from '@/lib/data/performer-bios';

type Props = { other: PerformerBio };

/** The links after a life story. */
export function StoryEnd({ other: { name, performer } }: Props) {
  const t = useTranslations('biography');

  return (
    <p className="page-width flex flex-wrap justify-center gap-4 py-section">
      <PageLink
        href={{ pathname: '/biography/[name]', params: { name } }}
        className={buttonClass('gold')}
      >
        {t('other', { name: performer })}
      </PageLink>
      <PageLink href={{ pathname: '/biography' }} className={buttonClass('glass')}>
        {t('back')}
      </PageLink>
    </p>
  );
}
