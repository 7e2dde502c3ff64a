import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { TermPosts } from '@/components/news/term-posts';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { settle } from '@/lib/outcome';
import { getTermPosts } from '@/lib/posts';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { getCategory } from '@/lib/terms';

type Props = {
  slug: string;
  /** Null where the address names none. */
  step: number | null;
};

/** The posts of one category, one step of them. */
export async function CategoryList({ slug, step }: Props) {
  const found = await load({ slug, step }, await getLocale());
  if (!found || !step) return <NotFoundView />;

  const href = { pathname: '/category/[slug]', params: { slug } } as const;
  return (
    <PageFrame href={stepHref(href, step)}>
      <TermPosts kind="category" name={found.name} list={found.list} href={href} step={step} />
    </PageFrame>
  );
}

export async function categoryMetadata({ slug, step }: Props): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const { name, description } = found;
  return pageMetadata({
    title: step === 1 ? name : `${name}, ${t('step', { step })}`,
    description: description || t('allInCategory', { name }),
    href: stepHref({ pathname: '/category/[slug]', params: { slug } }, step),
    locale,
  });
}

function load({ slug, step }: Props, locale: Locale) {
  return settle('news', async () => {
    const category = await getCategory(slug, locale);
    const list = category && step ? await getTermPosts(category, locale, step) : null;
    if (!category || !list) return null;

    const name = category.name || (await getTranslations('news'))('category');
    return { name, description: category.description, list };
  });
}
