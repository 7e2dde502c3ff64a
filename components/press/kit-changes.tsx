import { useLocale, useTranslations } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import type { Change } from '@/lib/data/press/documents';

type Props = { changes: Change[] };

/** The changes of the press kit. They show an editorial office which of its copies are out of date. */
export function KitChanges({ changes }: Props) {
  const t = useTranslations('press.kit.changes');

  return (
    <section aria-labelledby="kit-changes" className="grid gap-5">
      <h3 id="kit-changes" className="font-display text-heading">
        {t('title')}
      </h3>
      <ul className="grid max-w-[38rem] gap-2">
        {changes.map((change) => (
          <li key={change.words.en} className="text-base text-haze">
            <ChangedOn change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes of one day. */
export function ChangedOn({ change: { date, words } }: { change: Change }) {
  const t = useTranslations('press.kit.changes');
  const locale = useLocale();

  return (
    <>
      {t('on')} <FormattedDate date={date} style="long" />: {words[locale]}
    </>
  );
}
