import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { EventNotFound } from '@/components/events/event-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { tours } from '@/content/tours/tours';
import { JsonLd } from '@/components/seo/json-ld';
import { formatDate } from '@/lib/i18n/dates';
import { items } from '@/lib/data/events/items';
import { getUpcomingEvents } from '@/lib/data/events/queries';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { redirectPermanently, loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { everyLocale, prerender } from '@/lib/cache/prerender';
import { groupNode } from '@/lib/seo/json-ld/group';
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

  const { seo, title, slug, schedule, language, languages } = event;
  const t = await getTranslations({ locale: language, namespace: 'event' });
  const words = { title, date: formatDate(schedule.startDate, 'long', language) };
  return pageMetadata({
    // The page title contains the date, because a later event may have the same title.
    title: seo.title ?? t('pageTitle', words),
    description: seo.description || t('fallback', words),
    href: hrefOf(slug),
    locale: await getLocale(),
    language,
    languages,
    share: await items.share(event),
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
  if (event.slug !== (await slugIn(params)))
    return redirectPermanently(localizedPath(href, locale));

  const tour = tours.find(({ slug }) => slug === event.tour);
  const known = { ...event, tour: tour?.slug ?? null };
  const { path: sharePath } = await items.share(event);
  const node = items.node(known, { sharePath });
  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        section="events"
        title={event.title}
        language={event.language}
        about={node?.['@id']}
        things={[...(node ? [node] : []), groupNode()]}
      />
      <EventArticle event={event} url={absoluteUrl(href, locale)} tour={tour} />
    </PageFrame>
  );
}

async function load(params: Props['params']) {
  const slug = await slugIn(params);
  const locale = await getLocale();

  return loadOrFallBack('event', () => items.find(slug, locale));
}

const slugIn = async (params: Props['params']) => decodeURIComponent((await params).slug);

const hrefOf = (slug: string) => ({ pathname: '/events/[slug]', params: { slug } }) as const;
