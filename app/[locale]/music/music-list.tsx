import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ReleaseGrid } from '@/components/music/release-grid';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { JsonLd } from '@/components/seo/json-ld';
import { stepHref } from '@/lib/i18n/steps';
import { getMusic } from '@/lib/music';
import { settle } from '@/lib/outcome';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';

type Props = {
  /** Null where the address names none. */
  step: number | null;
};

const href = { pathname: '/music' } as const;

/** All releases, one step of them. */
export async function MusicList({ step }: Props) {
  const t = await getTranslations('music');
  const list = await load(step);
  if (!list || !step) return <NotFoundView />;
  const note = step > 1 ? t('step', { step }) : undefined;

  return (
    <PageFrame href={stepHref(href, step)}>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="music"
        title={titleOf(t, step).title}
        things={[listNode(stepHref(href, step), list.works.map(hrefOf), await getLocale())]}
      />
      <ListHeading title={t('title')} text={t('description')} note={note} />
      <div className="mt-12">
        {list.works.length > 0 ? (
          <ReleaseGrid list={list} href={href} step={step} />
        ) : (
          <NothingYet>{t('none')}</NothingYet>
        )}
      </div>
    </PageFrame>
  );
}

export async function musicMetadata({ step }: Props): Promise<Metadata> {
  const t = await getTranslations('music');
  const list = await load(step);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...titleOf(t, step),
    href: stepHref(href, step),
    locale: await getLocale(),
  });
}

type Words = Awaited<ReturnType<typeof getTranslations<'music'>>>;

const titleOf = (t: Words, step: number) =>
  ofStep({ title: t('title'), description: t('description') }, step, t('step', { step }));

const hrefOf = ({ slug }: { slug: string }) =>
  ({ pathname: '/music/[slug]', params: { slug } }) as const;

async function load(step: number | null) {
  const locale = await getLocale();

  return settle('music', async () => (step ? getMusic(locale, step) : null));
}
