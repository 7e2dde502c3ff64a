import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { TermPosts } from '@/components/news/term-posts';
import { JsonLd } from '@/components/seo/json-ld';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { settle } from '@/lib/outcome';
import { postHref } from '@/lib/post-href';
import { getTermPosts } from '@/lib/posts';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';
import { termShare } from '@/lib/share/nouns';
import { getCategory, type TermDetails } from '@/lib/terms';

type Props = {
  slug: string;
  /** Null where the address names none. */
  step: number | null;
};

/** The posts of one category, one step of them. */
export async function CategoryList({ slug, step }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return <NotFoundView />;

  const href = { pathname: '/category/[slug]', params: { slug } } as const;
  return (
    <PageFrame href={stepHref(href, step)}>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="news"
        title={wordsOf(t, found.term, step).title}
        things={[listNode(stepHref(href, step), found.list.posts.map(postHref), locale)]}
      />
      <TermPosts kind="category" name={found.term.name} list={found.list} href={href} step={step} />
    </PageFrame>
  );
}

export async function categoryMetadata({ slug, step }: Props): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const metadata = await pageMetadata({
    ...wordsOf(t, found.term, step),
    href: stepHref({ pathname: '/category/[slug]', params: { slug } }, step),
    locale,
    share: await termShare(found.term, locale),
  });
  // One without posts is in no sitemap.
  return found.list.total ? metadata : { ...metadata, robots: { index: false } };
}

type Words = Awaited<ReturnType<typeof getTranslations<'news'>>>;

const wordsOf = (t: Words, { name, description }: TermDetails, step: number) =>
  ofStep(
    {
      title: t('categoryTitle', { name }),
      description: description || t('allInCategory', { name }),
    },
    step,
    t('step', { step }),
  );

function load({ slug, step }: Props, locale: Locale) {
  return settle('news', async () => {
    const category = await getCategory(slug, locale);
    const list = category && step ? await getTermPosts(category, locale, step) : null;
    if (!category || !list) return null;

    const name = category.name || (await getTranslations('news'))('category');
    return { term: { ...category, name }, list };
  });
}
