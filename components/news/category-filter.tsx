import { useTranslations } from 'next-intl';

import { PageLink } from '@/components/ui/page-link';
import type { Href } from '@/lib/i18n/href';
import type { Term } from '@/lib/wordpress/embedded';

type Props = {
  topics: Term[];
  /** The slug of the shown category. Null for all. */
  current: string | null;
};

/** The category filter. Each category has a separate page. */
export function CategoryFilter({ topics, current }: Props) {
  const t = useTranslations('news');
  if (topics.length === 0) return null;

  return (
    <nav aria-label={t('filter')} className="mb-12">
      <ul data-appendable="topics" className="flex flex-wrap gap-3">
        <Topic href={{ pathname: '/news' }} name={t('all')} isCurrent={current === null} />
        {topics.map(({ slug, name, nameLanguage }) => (
          <Topic
            key={slug}
            slug={slug}
            href={{ pathname: '/news/category/[slug]', params: { slug } }}
            name={name}
            lang={nameLanguage}
            isCurrent={slug === current}
          />
        ))}
      </ul>
    </nav>
  );
}

type TopicProps = { href: Href; name: string; lang?: string; isCurrent: boolean; slug?: string };

function Topic({ href, name, lang, isCurrent, slug = '' }: TopicProps) {
  return (
    <li data-key={slug}>
      <PageLink href={href} lang={lang} aria-current={isCurrent || undefined} className="pill">
        {name}
      </PageLink>
    </li>
  );
}
