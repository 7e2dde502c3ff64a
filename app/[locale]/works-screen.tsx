import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { settle } from '@/lib/outcome';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';
import type { WorkList } from '@/lib/wordpress/works';

type Noun = 'videos' | 'music';

type Screen = {
  noun: Noun;
  /** Null past the end. */
  load: (locale: Locale, step: number) => Promise<WorkList | null>;
};

/** All videos or all releases, one step of them; null where the address names none. */
export async function WorksScreen({
  grid,
  ...screen
}: Screen & { step: number | null; grid: (list: WorkList, step: number) => ReactNode }) {
  const { noun, step } = screen;
  const list = await loaded(screen);
  if (!list || !step) return <NotFoundView />;
  const t = await getTranslations();
  const href = stepHref(hrefOf(noun), step);
  const works = list.works.map(({ slug }) => workHref(noun, slug));
  const { title } = await titleOf(noun, step);

  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        type="CollectionPage"
        section={noun}
        title={title}
        things={[listNode(href, works, await getLocale())]}
      />
      <ListHeading
        title={t(`${noun}.title`)}
        text={t(`${noun}.description`)}
        note={step > 1 ? t(`${noun}.step`, { step }) : undefined}
      />
      <div className="mt-12">
        {list.works.length > 0 ? grid(list, step) : <NothingYet>{t(`${noun}.none`)}</NothingYet>}
      </div>
    </PageFrame>
  );
}

export async function worksMetadata(screen: Screen & { step: number | null }): Promise<Metadata> {
  const { noun, step } = screen;
  const list = await loaded(screen);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...(await titleOf(noun, step)),
    href: stepHref(hrefOf(noun), step),
    locale: await getLocale(),
  });
}

async function titleOf(noun: Noun, step: number) {
  const t = await getTranslations();
  const words = { title: t(`${noun}.listTitle`), description: t(`${noun}.description`) };

  return ofStep(words, step, t(`${noun}.step`, { step }));
}

const hrefOf = (noun: Noun) => ({ pathname: `/${noun}` }) as const;

const workHref = (noun: Noun, slug: string) =>
  ({ pathname: `/${noun}/[slug]`, params: { slug } }) as const;

async function loaded({ noun, load, step }: Screen & { step: number | null }) {
  const locale = await getLocale();

  return settle(noun, async () => (step ? load(locale, step) : null));
}
