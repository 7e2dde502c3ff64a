import { useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import type { Release } from '@/lib/data/music/release';

type Props = { release: Release };

/** Label, ISRC and EAN of a release. Renders nothing when none is known. */
export function ReleaseInformation({ release }: Props) {
  const t = useTranslations('music');
  const facts = [
    [t('label'), release.label],
    [t('isrc'), release.isrc],
    [t('eanUpc'), release.eanUpc],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;

  return (
    <FactBox title={t('information')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-haze">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </FactBox>
  );
}
