import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { PageLink } from '@/components/ui/page-link';

type Props = {
  /** Cards of the newest posts; empty when there are none or they cannot be loaded. */
  posts: ReactNode[];
  /** Cards of the next events; empty when there are none or they cannot be loaded. */
  events: ReactNode[];
};

/** What the search page shows before a search, and after one without results: the newest posts and the next events. */
export function SearchStart({ posts, events }: Props) {
  const t = useTranslations();

  return (
    <>
      <Suggestions id="newest" title={t('news.slides')} list="/news" all={t('home.allNews')}>
        {posts}
      </Suggestions>
      <Suggestions
        id="next"
        title={t('home.events.title')}
        list="/events"
        all={t('home.events.all')}
      >
        {events}
      </Suggestions>
    </>
  );
}

type SuggestionsProps = {
  id: string;
  title: string;
  list: '/news' | '/events';
  all: string;
  children: ReactNode[];
};

function Suggestions({ id, title, list, all, children }: SuggestionsProps) {
  if (children.length === 0) return null;

  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id={id} className="font-display text-heading">
          {title}
        </h2>
        <PageLink href={{ pathname: list }} className="link-line text-gold">
          {all}
        </PageLink>
      </div>
      <ul className="grid gap-6 wide:grid-cols-3">
        {children.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
