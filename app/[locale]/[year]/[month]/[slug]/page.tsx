import { getTranslations } from 'next-intl/server';

import { PostArticle } from '@/components/news/post-article';
import { staticParams } from '@/lib/cache/static-params';
import { postHref } from '@/lib/data/posts/href';
import { items } from '@/lib/data/posts/items';
import { getPosts } from '@/lib/data/posts/queries';
import { formatDate } from '@/lib/i18n/dates';
import { fitsParameter } from '@/lib/i18n/match-route';
import { routing } from '@/lib/i18n/routing';
import { articleGraph } from '@/lib/seo/open-graph';

import { itemPage } from '../../../item-page';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  staticParams('posts', async () => {
    const newest = await getPosts(routing.defaultLocale, 20);
    const params = newest?.items.map((post) => postHref(post).params) ?? [];
    return routing.locales.flatMap((locale) => params.map((each) => ({ locale, ...each })));
  });

const { Page, metadata } = itemPage({
  section: 'news',
  screen: 'post',
  requested: ({ year = '', month = '', slug }) => postHref({ date: `${year}-${month}-01`, slug }),
  load: async ({ year = '', month = '', slug }, locale) => {
    // Any path of three segments matches this route, but a post exists only below its year and month.
    const isMonth = fitsParameter('year', year) && fitsParameter('month', month);
    const post = isMonth ? await items.find(slug, locale) : null;
    if (!post) return null;

    const { seo, title, date, language } = post;
    const t = await getTranslations({ locale: language, namespace: 'post' });
    const words = { title, date: formatDate(date, 'long', language) };
    const share = await items.share(post);
    return {
      item: post,
      href: postHref(post),
      node: items.node(post, { sharePath: share.path }),
      metadata: {
        title: seo.title ?? title,
        description: seo.description || t('fallback', words),
        share,
        openGraph: articleGraph(post),
      },
      content: <PostArticle post={post} />,
    };
  },
});

export const generateMetadata = metadata;
export default Page;
