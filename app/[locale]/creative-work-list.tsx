import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { everyLocale, staticParams } from '@/lib/cache/static-params';
import { contentTypes } from '@/lib/data/content-type-registry';
import type { CreativeWork, CreativeWorkType } from '@/lib/data/creative-works/creative-work';
import type { CreativeWorkQueries } from '@/lib/data/creative-works/queries';
import type { FetchedList } from '@/lib/data/fetch-items';
import { routing } from '@/lib/i18n/routing';
import { toListItems } from '@/lib/seo/json-ld/list';

import { listPage } from './list-page';

type List = {
  type: CreativeWorkType;
  load: CreativeWorkQueries<CreativeWork>['list'];
  grid: (list: FetchedList<CreativeWork>, pageNumber: number) => ReactNode;
};

export function creativeWorkList({ type, load, grid }: List) {
  const { section, collection, lists } = contentTypes[type];

  const pages = listPage({
    section,
    load: async ({ locale, pageNumber }) => {
      const list = await load(locale, pageNumber);
      if (!list) return null;
      const t = await getTranslations();
      const text = t(`${section}.description`);

      return {
        href: { pathname: lists[0].route },
        title: t(`${section}.listTitle`),
        description: text,
        items: toListItems(type, list.items),
        content: (
          <>
            <ListHeading title={t(`${section}.title`)} text={text} pageNumber={pageNumber} />
            <div className="mt-12">
              {list.items.length > 0 ? (
                grid(list, pageNumber)
              ) : (
                <NothingYet>{t(`${section}.none`)}</NothingYet>
              )}
            </div>
          </>
        ),
      };
    },
  });

  const params = () =>
    staticParams(collection, async () => {
      await load(routing.defaultLocale);
      return everyLocale;
    });

  return { ...pages, params };
}
