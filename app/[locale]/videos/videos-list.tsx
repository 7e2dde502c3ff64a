import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { VideoGrid } from '@/components/videos/video-grid';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { JsonLd } from '@/components/seo/json-ld';
import { stepHref } from '@/lib/i18n/steps';
import { getVideos } from '@/lib/videos';
import { settle } from '@/lib/outcome';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';

type Props = {
  /** Null where the address names none. */
  step: number | null;
};

const href = { pathname: '/videos' } as const;

/** All videos, one step of them. */
export async function VideosList({ step }: Props) {
  const t = await getTranslations('videos');
  const list = await load(step);
  if (!list || !step) return <NotFoundView />;
  const note = step > 1 ? t('step', { step }) : undefined;

  return (
    <PageFrame href={stepHref(href, step)}>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="videos"
        title={titleOf(t, step).title}
        things={[listNode(stepHref(href, step), list.works.map(hrefOf), await getLocale())]}
      />
      <ListHeading title={t('title')} text={t('description')} note={note} />
      <div className="mt-12">
        {list.works.length > 0 ? (
          <VideoGrid list={list} href={href} step={step} />
        ) : (
          <NothingYet>{t('none')}</NothingYet>
        )}
      </div>
    </PageFrame>
  );
}

export async function videosMetadata({ step }: Props): Promise<Metadata> {
  const t = await getTranslations('videos');
  const list = await load(step);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...titleOf(t, step),
    href: stepHref(href, step),
    locale: await getLocale(),
  });
}

type Words = Awaited<ReturnType<typeof getTranslations<'videos'>>>;

const titleOf = (t: Words, step: number) =>
  ofStep({ title: t('listTitle'), description: t('description') }, step, t('step', { step }));

const hrefOf = ({ slug }: { slug: string }) =>
  ({ pathname: '/videos/[slug]', params: { slug } }) as const;

async function load(step: number | null) {
  const locale = await getLocale();

  return settle('videos', async () => (step ? getVideos(locale, step) : null));
}
