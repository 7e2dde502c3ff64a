import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { everyLocale, prerender } from '@/lib/cache/prerender';
import { contentTypes } from '@/lib/data/content-types';
import { itemHref } from '@/lib/data/item-href';
import type { CreativeWorkQueries } from '@/lib/data/creative-works/queries';
import { routing } from '@/lib/i18n/routing';
import { stepHref, toStep } from '@/lib/i18n/list-pages';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/list-page-words';
import type { CreativeWork, CreativeWorkType } from '@/lib/data/creative-works/creative-work';
import type { CreativeWorkList } from '@/lib/data/creative-works/fetch-creative-works';

type List = {
  type: CreativeWorkType;
  load: CreativeWorkQueries<CreativeWork>['list'];
  grid: (list: CreativeWorkList, step: number) => ReactNode;
};

/** The pages of a list of works: the first page at the list's path, further ones at `…/page/2` and so on. */
export function creativeWorkList(list: List) {
  type FurtherProps = { params: Promise<{ page: string }> };

  return {
    First: () => <ListPage {...list} step={1} />,
    firstMetadata: () => listMetadata({ ...list, step: 1 }),
    firstParams: () =>
      prerender(contentTypes[list.type].collection, async () => {
        await list.load(routing.defaultLocale);
        return everyLocale;
      }),
    Further: async ({ params }: FurtherProps) => (
      <ListPage {...list} step={toStep((await params).page)} />
    ),
    furtherMetadata: async ({ params }: FurtherProps) =>
      listMetadata({ ...list, step: toStep((await params).page) }),
  };
}

/** `step` is null when the URL has no valid page number. */
type ListProps = List & { step: number | null };

async function ListPage(props: ListProps) {
  const { type, step, grid } = props;
  const list = await loaded(props);
  if (!list || !step) return <NotFoundView />;
  const t = await getTranslations();
  const noun = contentTypes[type].section;
  const href = stepHref(hrefOf(type), step);
  const { title } = await titleOf(type, step);

  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        type="CollectionPage"
        section={noun}
        title={title}
        things={[
          listNode(
            href,
            list.works.map((work) => itemHref(type, work)),
            await getLocale(),
          ),
        ]}
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

async function listMetadata(props: ListProps): Promise<Metadata> {
  const { type, step } = props;
  const list = await loaded(props);
  if (!list || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...(await titleOf(type, step)),
    href: stepHref(hrefOf(type), step),
    locale: await getLocale(),
  });
}

async function titleOf(type: CreativeWorkType, step: number) {
  const t = await getTranslations();
  const noun = contentTypes[type].section;
  const words = { title: t(`${noun}.listTitle`), description: t(`${noun}.description`) };

  return ofStep(words, step, t(`${noun}.step`, { step }));
}

const hrefOf = (type: CreativeWorkType) => ({ pathname: contentTypes[type].lists[0].route });

async function loaded({ type, load, step }: ListProps) {
  const locale = await getLocale();

  return loadOrFallBack(contentTypes[type].collection, async () =>
    step ? load(locale, step) : null,
  );
}
