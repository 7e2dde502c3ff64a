import { useTranslations } from 'next-intl';

type Props = { status: 'postponed' | 'cancelled' };

/** The status of an event (cancelled, postponed) above its title. */
export function StatusMark({ status }: Props) {
  const t = useTranslations('event');

  return <p className={`status-mark mark-${status}`}>{t(status)}</p>;
}
