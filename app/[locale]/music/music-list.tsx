import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { ReleaseGrid } from '@/components/music/release-grid';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { stepHref } from '@/lib/i18n/steps';
import { getMusic } from '@/lib/music';
import { settle } from '@/lib/outcome';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';

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
    title: step === 1 ? t('title') : `${t('title')}, ${t('step', { step })}`,
    description: t('description'),
    href: stepHref(href, step),
    locale: await getLocale(),
  });
}

async function load(step: number | null) {
  const locale = await getLocale();

  return settle('music', async () => (step ? getMusic(locale, step) : null));
}
