import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { EventArticle } from '@/components/events/event-article';
import { EventNotFound } from '@/components/events/event-not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { formatDate } from '@/lib/dates';
import { findEvent, getUpcomingEvents } from '@/lib/events';
import { localizedPath } from '@/lib/i18n/href';
import { routing } from '@/lib/i18n/routing';
import { moveTo, settle } from '@/lib/outcome';
import { everyLocale, prerender } from '@/lib/prerender';
import { eventNode } from '@/lib/seo/json-ld/event';
import { groupNode } from '@/lib/seo/json-ld/group';
import { absoluteUrl, hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { eventShare } from '@/lib/share/nouns';

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
    // An evening may be given again under the same name.
    title: seo.title ?? t('pageTitle', words),
    description: seo.description || t('fallback', words),
    href: hrefOf(slug),
    locale: await getLocale(),
    language,
    languages,
    share: await eventShare(event),
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

  const node = eventNode(event, (await eventShare(event)).path);
  return (
    <PageFrame href={href}>
      <JsonLd
        href={href}
        section="events"
        title={event.title}
        language={event.language}
        about={node['@id']}
        things={[node, groupNode()]}
      />
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
