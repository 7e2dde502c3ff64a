import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { TermPosts } from '@/components/news/term-posts';
import { JsonLd } from '@/components/seo/json-ld';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref, toStep } from '@/lib/i18n/list-pages';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { postHref } from '@/lib/data/posts/href';
import { getTermPosts } from '@/lib/data/posts/queries';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/list-page-words';
import { termShare } from '@/lib/media/share-images/content-words';
import { getCategory, getTag, type TermDetails } from '@/lib/data/terms';

type Kind = 'category' | 'tag';

type Props = {
  kind: Kind;
  slug: string;
  /** Null when the URL has no valid page number. */
  step: number | null;
};

type Params = Promise<{ slug: string; page?: string }>;

/** The pages of the posts of a category or tag: the first one, and further ones at `…/page/2` and so on. */
export function termPage(kind: Kind) {
  const propsOf = async (params: Params): Promise<Props> => {
    const { slug, page } = await params;
    return { kind, slug: decodeURIComponent(slug), step: page === undefined ? 1 : toStep(page) };
  };
  return {
    Page: async ({ params }: { params: Params }) => <TermList {...await propsOf(params)} />,
    metadata: async ({ params }: { params: Params }) => termMetadata(await propsOf(params)),
  };
}

async function TermList({ kind, slug, step }: Props) {
  const t = await getTranslations('news');
  const locale = await getLocale();
  const found = await load({ kind, slug, step }, locale);
  if (!found || !step) return <NotFoundView />;

  const href = hrefOf(kind, found.term.slug);
  if (found.term.slug !== slug)
    return redirectPermanently(localizedPath(stepHref(href, step), locale));

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

async function termMetadata({ kind, slug, step }: Props): Promise<Metadata> {
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
  // Search engines must not index a term without posts. The sitemaps leave it out too.
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
  return loadOrFallBack('news', async () => {
    const term = await (kind === 'tag' ? getTag : getCategory)(slug, locale);
    const list = term && step ? await getTermPosts(term, locale, step) : null;
    if (!term || !list) return null;

    const nameless = kind === 'tag' ? slug : (await getTranslations('news'))('category');
    return { term: { ...term, name: term.name || nameless }, list };
  });
}
