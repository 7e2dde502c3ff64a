import { useTranslations } from 'next-intl';

import { Skeleton } from '@/components/ui/skeleton';
import { SteppedList } from '@/components/ui/stepped-list';
import type { ListHref } from '@/lib/i18n/steps';
import type { WorkList } from '@/lib/wordpress/works';

import { ReleaseCard } from './release-card';

type Props = { list: WorkList; href: ListHref; step: number };

/** One step of the releases. */
export function ReleaseGrid({ list, href, step }: Props) {
  const t = useTranslations('music');

  return (
    <SteppedList
      items={list.works.map((release, index) => ({
        key: release.id,
        content: <ReleaseCard release={release} loads={index < 4 ? 'soon' : 'late'} />,
      }))}
      href={href}
      step={step}
      isLast={step >= list.totalPages}
      words={{
        newer: t('newer'),
        more: t('more'),
        loading: t('loading'),
        failed: t('failed'),
        retry: t('retry'),
        addedOne: t('addedOne'),
        addedMany: t('addedMany', { count: '#' }),
      }}
      className="grid gap-6 wide:grid-cols-3 min-[30rem]:grid-cols-2 lg:gap-8 xl:grid-cols-4"
      skeleton={<Skeleton className="aspect-square w-full rounded-card" />}
    />
  );
}
