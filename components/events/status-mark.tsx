import { useTranslations } from 'next-intl';

type Props = { status: 'postponed' | 'cancelled' };

/** Says above a title that something is not as it was planned. */
export function StatusMark({ status }: Props) {
  const t = useTranslations('event');

  return <p className={`status-mark status-${status}`}>{t(status)}</p>;
}
