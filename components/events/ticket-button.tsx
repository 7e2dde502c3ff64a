import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import type { Event } from '@/lib/events';

type Props = { ticket: Event['ticket'] };

/** The way to a seat, where there is one to be had. */
export function TicketButton({ ticket }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  if (!ticket) return null;
  const isForeign = ticket.text !== '' && ticket.language !== locale;

  return (
    <ExternalLink href={ticket.url} className={buttonClass('gold')}>
      <span lang={isForeign ? ticket.language : undefined}>{ticket.text || t('ticket')}</span>
    </ExternalLink>
  );
}
