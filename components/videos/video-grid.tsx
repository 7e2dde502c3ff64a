import { useTranslations } from 'next-intl';

import { Skeleton } from '@/components/ui/skeleton';
import { SteppedList } from '@/components/ui/stepped-list';
import type { ListHref } from '@/lib/i18n/steps';
import type { WorkList } from '@/lib/wordpress/works';

import { VideoCard } from './video-card';

type Props = { list: WorkList; href: ListHref; step: number };

/** One step of the videos. */
export function VideoGrid({ list, href, step }: Props) {
  const t = useTranslations('videos');

  return (
    <SteppedList
      items={list.works.map((video, index) => ({
        key: video.id,
        content: <VideoCard video={video} loads={index < 3 ? 'soon' : 'late'} />,
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
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
      skeleton={<Skeleton className="aspect-video w-full rounded-card" />}
    />
  );
}
