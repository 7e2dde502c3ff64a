import { getTranslations } from 'next-intl/server';

import { PostArticle } from '@/components/news/post-article';
import { staticParams } from '@/lib/cache/static-params';
import { items } from '@/lib/data/posts/items';
import { getPosts } from '@/lib/data/posts/queries';
import { dateParts, formatDate } from '@/lib/i18n/dates';
import { fitsParameter } from '@/lib/i18n/match-route';
import { routing } from '@/lib/i18n/routing';
import { site } from '@/lib/site';
import { toMoment } from '@/lib/time-zones/local-time';

import { itemPage } from '../../../item-page';

export const dynamic = 'force-static';
export const revalidate = 300;

export const generateStaticParams = () =>
  staticParams('posts', async () => {
    const newest = await getPosts(routing.defaultLocale, 20);
    const params = (newest?.items ?? []).map(({ date, slug }) => {
      const { year, month } = dateParts(date);
      return { year, month, slug };
    });
    return routing.locales.flatMap((locale) => params.map((each) => ({ locale, ...each })));
  });

const { Page, metadata } = itemPage({
  type: 'post',
  items,
  screen: 'post',
  load: async ({ year, month, slug }, locale) => {
    // Any path of three segments matches this route, but a post exists only below its year and month.
    const isMonth = fitsParameter('year', year) && fitsParameter('month', month);
    const post = isMonth ? await items.find(slug, locale) : null;
    if (!post) return null;

    const { seo, title, date, modified, categories, tags, language } = post;
    const t = await getTranslations({ locale: language, namespace: 'post' });
    const words = { title, date: formatDate(date, 'long', language) };
    return {
      item: post,
      title: seo.title ?? title,
      description: seo.description || t('fallback', words),
      openGraph: {
        type: 'article',
        publishedTime: toMoment(date, site.timeZone),
        modifiedTime: toMoment(modified, site.timeZone),
        section: categories[0]?.name,
        tags: tags.map(({ name }) => name),
      },
      content: <PostArticle post={post} />,
    };
  },
});

export const generateMetadata = metadata;
export default Page;
