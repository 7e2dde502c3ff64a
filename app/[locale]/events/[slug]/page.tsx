import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { EventNotFound } from '@/components/events/event-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { findEvent, getUpcomingEvents } from '@/lib/events';
import { plainText } from '@/lib/html';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { absoluteUrl, hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () =>
  prerender('events', async () => {
    const upcoming = await getUpcomingEvents(routing.defaultLocale);
    return everyLocale.flatMap((locale) => upcoming.map(({ slug }) => ({ ...locale, slug })));
  });

type Props = PageProps<'/[locale]/events/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await load(params);
  if (!event) return hiddenMetadata((await getTranslations('event'))('notFound'));

  return pageMetadata({
    title: event.seo.title ?? event.title,
    description: event.seo.description ?? plainText(event.description),
    href: hrefOf(event.slug),
    locale: await getLocale(),
    language: event.language,
  });
}

export default async function EventPage({ params }: Props) {
  const locale = await getLocale();
  const event = await load(params);
  if (!event) {
    return (
      <PageFrame href={{ pathname: '/events' }} isElsewhere>
        <EventNotFound />
      </PageFrame>
    );
  }
  const href = hrefOf(event.slug);
  if (event.slug !== (await slugIn(params))) return moveTo(localizedPath(href, locale));

  return (
    <PageFrame href={href}>
      <EventArticle event={event} url={absoluteUrl(href, locale)} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const slug = await slugIn(params);
  const locale = await getLocale();

  return settle('event', () => findEvent(slug, locale));
}

const slugIn = async (params: Props['params']) => decodeURIComponent((await params).slug);

const hrefOf = (slug: string) => ({ pathname: '/events/[slug]', params: { slug } }) as const;
