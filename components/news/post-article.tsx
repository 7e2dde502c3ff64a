import { useLocale, useTranslations } from 'next-intl';

import { BackLink } from '@/components/ui/back-link';
import { FormattedDate } from '@/components/ui/formatted-date';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { Post } from '@/lib/data/posts/post';
import type { Term } from '@/lib/wordpress/embedded';

type Props = { post: Post };

/** The content of a post's page. */
export function PostArticle({ post }: Props) {
  const t = useTranslations('post');
  const locale = useLocale();
  const untranslated = post.language !== locale;

  return (
    <article className="mx-auto grid max-w-2xl grid-cols-1 gap-8">
      <BackLink href={{ pathname: '/news' }}>{t('back')}</BackLink>
      {untranslated && <p className="text-haze">{t('onlyIn')}</p>}
      <header className="grid gap-4">
        <FormattedDate date={post.date} style="long" className="text-champagne" />
        <h1 lang={post.language} className="font-display text-title wrap-anywhere">
          {post.title}
        </h1>
        <TermList label={t('categories')} terms={post.categories} route="/category/[slug]" />
      </header>
      {post.image && (
        <Picture
          image={post.image}
          sizes="(min-width: 672px) 672px, 100vw"
          loads="first"
          className="w-full rounded-card"
        />
      )}
      <div lang={post.language} className="in-middle">
        <Prose text={post.text} />
      </div>
      <TermList label={t('tags')} terms={post.tags} route="/tag/[slug]" />
    </article>
  );
}

type TermListProps = { label: string; terms: Term[]; route: '/category/[slug]' | '/tag/[slug]' };

function TermList({ label, terms, route }: TermListProps) {
  if (terms.length === 0) return null;

  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-3">
      {terms.map((term) => (
        <li key={term.id}>
          <PageLink
            href={{ pathname: route, params: { slug: term.slug } }}
            lang={term.nameLanguage}
            className="pill"
          >
            {term.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
