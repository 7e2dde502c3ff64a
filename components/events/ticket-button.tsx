import { useLocale, useTranslations } from 'next-intl';

import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import type { Event } from '@/lib/data/events/queries';

type Props = { ticket: Event['ticket']; isSoldOut?: boolean };

/**
 * The ticket link. A sold-out event keeps its link, because tickets may be returned. Renders nothing without a link.
 */
export function TicketButton({ ticket, isSoldOut = false }: Props) {
  const t = useTranslations('event');
  const locale = useLocale();
  if (!ticket) return null;
  const isForeign = ticket.text !== '' && ticket.language !== locale;

  return (
    <ExternalLink href={ticket.url} className={buttonClass(isSoldOut ? 'glass' : 'gold')}>
      {isSoldOut && `${t('soldOut')}: `}
      <span lang={isForeign ? ticket.language : undefined}>{ticket.text || t('ticket')}</span>
    </ExternalLink>
  );
}
