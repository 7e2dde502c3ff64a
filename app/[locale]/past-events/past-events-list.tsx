import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PastEvents } from '@/components/events/past-events';
import { NotFoundView } from '@/components/layout/not-found-view';
import { PageFrame } from '@/components/layout/page-frame';
import { BackLink } from '@/components/ui/back-link';
import { ListHeading } from '@/components/ui/list-heading';
import { NothingYet } from '@/components/ui/nothing-yet';
import { JsonLd } from '@/components/seo/json-ld';
import { getPastEvents, type Event } from '@/lib/data/events/queries';
import type { Locale } from '@/lib/i18n/routing';
import { stepHref, type ListHref } from '@/lib/i18n/list-pages';
import { loadOrFallBack } from '@/lib/cache/load-or-fall-back';
import { listNode } from '@/lib/seo/json-ld/list';
import { hiddenMetadata, pageMetadata } from '@/lib/seo/metadata';
import { ofStep } from '@/lib/seo/list-page-words';

type Props = {
  /** The path of the list, and the number of events per page. */
  href: ListHref;
  perPage: number;
  /** Null when the URL has no valid page number. */
  step: number | null;
};

/** One page of the past events. */
export async function PastEventsList({ href, perPage, step }: Props) {
  const t = await getTranslations('events');
  const locale = await getLocale();
  const events = await load({ href, perPage, step }, locale);
  if (!events || !step) return <NotFoundView />;
  const shown = events.slice((step - 1) * perPage, step * perPage);
  const note = step > 1 ? t('step', { step }) : undefined;

  return (
    <PageFrame href={stepHref(href, step)}>
      <JsonLd
        href={stepHref(href, step)}
        type="CollectionPage"
        section="events"
        title={titleOf(t, href, step).title}
        things={[listNode(stepHref(href, step), shown.map(hrefOf), locale)]}
      />
      <div className="mb-10">
        <BackLink href={{ pathname: '/events' }}>{t('back')}</BackLink>
      </div>
      <ListHeading title={t('past')} text={t('pastDescription')} note={note} />
      <div className="mt-12">
        {events.length > 0 ? (
          <PastEvents events={events} perPage={perPage} href={href} step={step} heading="h2" />
        ) : (
          <NothingYet>{t('noPastEvents')}</NothingYet>
        )}
      </div>
    </PageFrame>
  );
}

/** The metadata of one page of the past events. */
export async function pastEventsMetadata({ href, perPage, step }: Props): Promise<Metadata> {
  const t = await getTranslations('events');
  const locale = await getLocale();
  const events = await load({ href, perPage, step }, locale);
  if (!events || !step) return hiddenMetadata((await getTranslations('notFound'))('text'));

  return pageMetadata({
    ...titleOf(t, href, step),
    href: stepHref(href, step),
    locale,
  });
}

type Words = Awaited<ReturnType<typeof getTranslations<'events'>>>;

/**
 * The past events are listed at the end of the page of all events, and in the archive, which has another page size.
 * Each list has its own title.
 */
function titleOf(t: Words, { pathname }: ListHref, step: number) {
  const title = pathname === '/events' ? `${t('title')}: ${t('past')}` : t('past');

  return ofStep({ title, description: describe(t, title) }, step, t('step', { step }));
}

const describe = (t: Words, title: string) =>
  title === t('past') ? t('pastDescription') : `${title}. ${t('pastDescription')}`;

const hrefOf = ({ slug }: Event) => ({ pathname: '/events/[slug]', params: { slug } }) as const;

function load({ perPage, step }: Props, locale: Locale) {
  return loadOrFallBack('events', async () => {
    const events = step ? await getPastEvents(locale) : null;
    const isPastEnd = events && step && step > 1 && events.length <= (step - 1) * perPage;

    return isPastEnd ? null : events;
  });
}
