import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { TermPosts } from '@/components/news/term-posts';
import { JsonLd } from '@/components/seo/json-ld';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref } from '@/lib/i18n/steps';
import { moveTo, settle } from '@/lib/outcome';
import { postHref } from '@/lib/post-href';
import { getTermPosts } from '@/lib/posts';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/steps';
import { termShare } from '@/lib/share/nouns';
import { getCategory, getTag, type TermDetails } from '@/lib/terms';

type Kind = 'category' | 'tag';

type Props = {
  kind: Kind;
  slug: string;
  /** Null where the address names none. */
  step: number | null;
};

/** The posts of one category or tag, one step of them. */
export async function TermList({ kind, slug, step }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ kind, slug, step }, locale);
  if (!found || !step) return <NotFoundView />;

  const href = hrefOf(kind, found.term.slug);
  if (found.term.slug !== slug) return moveTo(localizedPath(stepHref(href, step), locale));

  return (
    <PageFrame href={stepHref(href, step)}>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="news"
        title={wordsOf(t, kind, found.term, step).title}
        things={[listNode(stepHref(href, step), found.list.posts.map(postHref), locale)]}
      />
      <TermPosts kind={kind} name={found.term.name} list={found.list} href={href} step={step} />
    </PageFrame>
  );
}

export async function termMetadata({ kind, slug, step }: Props): Promise<Metadata> {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ kind, slug, step }, locale);
  if (!found || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const metadata = await pageMetadata({
    ...wordsOf(t, kind, found.term, step),
    href: stepHref(hrefOf(kind, slug), step),
    locale,
    share: await termShare(found.term, locale),
  });
  // One without posts is in no sitemap.
  return found.list.total ? metadata : { ...metadata, robots: { index: false } };
}

const hrefOf = (kind: Kind, slug: string) =>
  ({ pathname: `/${kind}/[slug]`, params: { slug } }) as const;

type Words = Awaited<ReturnType<typeof getTranslations<'news'>>>;

function wordsOf(t: Words, kind: Kind, { name, description }: TermDetails, step: number) {
  const isTag = kind === 'tag';
  const all = t(isTag ? 'allTaggedWith' : 'allInCategory', { name });
  const title = t(isTag ? 'tagTitle' : 'categoryTitle', { name });

  return ofStep({ title, description: description || all }, step, t('step', { step }));
}

function load({ kind, slug, step }: Props, locale: Locale) {
  return settle('news', async () => {
    const term = await (kind === 'tag' ? getTag : getCategory)(slug, locale);
    const list = term && step ? await getTermPosts(term, locale, step) : null;
    if (!term || !list) return null;

    const nameless = kind === 'tag' ? slug : (await getTranslations('news'))('category');
    return { term: { ...term, name: term.name || nameless }, list };
  });
}
