import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { SectionHeading } from '@/components/ui/section-heading';

type Props = {
  /**
   * The cards of the next events, with their column spans in a grid of twelve columns. Null when they cannot be loaded:
   * the section then does not say that there are no events.
   */
  cards: { className: string; content: ReactNode }[] | null;
  /** Whether the cards are placeholders. */
  isLoading?: boolean;
  /** The id of the heading, where a page shows the section more than once. */
  id?: string;
};

/** The next events. */
export function EventsPreview({ cards, isLoading = false, id = 'events' }: Props) {
  const t = useTranslations('home.events');

  return (
    <section aria-labelledby={id} className="page-width py-section">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <SectionHeading id={id} title={t('title')}>
          {t('text')}
        </SectionHeading>
        <PageLink href={{ pathname: '/events' }} className={buttonClass('glass')}>
          {t('all')}
          <Icon name="arrow" />
        </PageLink>
      </div>
      {isLoading && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {cards && cards.length > 0 && (
        <ul data-reveal className="stagger mt-14 grid gap-6 wide:grid-cols-12">
          {cards.map(({ className, content }, index) => (
            <li key={index} className={className}>
              {content}
            </li>
          ))}
        </ul>
      )}
      {cards?.length === 0 && (
        <p className="mt-14 rounded-panel border border-dashed border-haze/35 px-8 py-16 text-center text-lead text-haze">
          {t('empty')}
        </p>
      )}
    </section>
  );
}
