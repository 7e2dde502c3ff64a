import { useLocale } from 'next-intl';

import type { Fact } from '@/lib/data/press/press';

import { PressSection } from './press-section';

type Props = { facts: Fact[] };

/** Facts and figures. */
export function Facts({ facts }: Props) {
  const locale = useLocale();

  return (
    <PressSection id="facts">
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ figure, words }) => (
          <li key={words.en} className="grid content-start gap-2">
            <span className="gold-words font-display text-title">
              {typeof figure === 'string' ? figure : figure[locale]}
            </span>
            <span className="text-lg text-haze">{words[locale]}</span>
          </li>
        ))}
      </ul>
    </PressSection>
  );
}
