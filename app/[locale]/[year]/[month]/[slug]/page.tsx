import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { PostArticle } from '@/components/news/post-article';
import { JsonLd } from '@/components/seo/json-ld';
import { formatDate } from '@/lib/i18n/dates';
import { localizedPath } from '@/lib/i18n/href';
import { fitsParameter } from '@/lib/i18n/match-route';
import { routing } from '@/lib/i18n/routing';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { postHref } from '@/lib/data/posts/href';
import { items } from '@/lib/data/posts/items';
import { getPosts } from '@/lib/data/posts/queries';
import { prerender } from '@/lib/cache/prerender';
import { groupNode } from '@/lib/seo/json-ld/group';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { articleGraph } from '@/lib/seo/open-graph';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  prerender('posts', async () => {
    const newest = await getPosts(routing.defaultLocale, 20);
    const params = newest?.posts.map((post) => postHref(post).params) ?? [];
    return routing.locales.flatMap((locale) => params.map((each) => ({ locale, ...each })));
  });

type Props = PageProps<'/[locale]/[year]/[month]/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await load(params);
  if (!post) return hiddenMetadata((await getTranslations('notFound'))('text'));

  const { seo, title, date, language, languages } = post;
  const t = await getTranslations({ locale: language, namespace: 'post' });
  return pageMetadata({
    title: seo.title ?? title,
    description:
      seo.description || t('fallback', { title, date: formatDate(date, 'long', language) }),
    href: postHref(post),
    locale: await getLocale(),
    language,
    languages,
    share: await items.share(post),
    openGraph: articleGraph(post),
  });
}

export default async function PostPage({ params }: Props) {
  const post = await load(params);
  if (!post) return <NotFoundView />;

  const locale = await getLocale();
  const path = localizedPath(postHref(post), locale);
  if (path !== (await requestedPath(params))) return redirectPermanently(path);

  const { path: sharePath } = await items.share(post);
  const node = items.node(post, { sharePath });
  return (
    <PageFrame href={postHref(post)}>
      <JsonLd
        href={postHref(post)}
        section="news"
        title={post.title}
        language={post.language}
        about={node?.['@id']}
        things={[...(node ? [node] : []), groupNode()]}
      />
      <PostArticle post={post} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const { year, month, slug } = await params;
  const locale = await getLocale();
  // Any path of three segments matches this route, but a post exists only below its year and month.
  const isMonth = fitsParameter('year', year) && fitsParameter('month', month);

  return loadOrFallBack('post', async () =>
    isMonth ? items.find(decodeURIComponent(slug), locale) : null,
  );
}

/** The path that the visitor requested, written as the site writes paths (docs/decisions/017-one-spelling.md). */
async function requestedPath(params: Props['params']) {
  const { year, month, slug } = await params;
  const href = postHref({ date: `${year}-${month}-01`, slug: decodeURIComponent(slug) });

  return localizedPath(href, await getLocale());
}
