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
import { getTag } from '@/lib/terms';

type Props = {
  slug: string;
  /** Null where the address names none. */
  step: number | null;
};

/** The posts of one tag, one step of them. */
export async function TagList({ slug, step }: Props) {
  const found = await load({ slug, step }, await getLocale());
  if (!found || !step) return <NotFoundView />;

  const href = { pathname: '/tag/[slug]', params: { slug } } as const;
  return (
    <PageFrame href={stepHref(href, step)}>
      <TermPosts kind="tag" name={found.name} list={found.list} href={href} step={step} />
    </PageFrame>
  );
}

export async function tagMetadata({ slug, step }: Props): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ slug, step }, locale);
  if (!found || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const { name, description } = found;
  return pageMetadata({
    title: step === 1 ? name : `${name}, ${t('step', { step })}`,
    description: description || t('allTaggedWith', { name }),
    href: stepHref({ pathname: '/tag/[slug]', params: { slug } }, step),
    locale,
  });
}

function load({ slug, step }: Props, locale: Locale) {
  return settle('news', async () => {
    const tag = await getTag(slug, locale);
    const list = tag && step ? await getTermPosts(tag, locale, step) : null;
    if (!tag || !list) return null;

    const name = tag.name || slug;
    return { name, description: tag.description, list };
  });
}
