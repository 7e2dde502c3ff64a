import { useLocale, useTranslations } from 'next-intl';

import { FormattedDate } from '@/components/ui/formatted-date';
import type { Quote } from '@/lib/data/press/press';

import { OutletLogo } from './outlet-logo';
import { PressSection } from './press-section';

type Props = { quotes: Quote[] };

/** Quotes about the duo, each with the logo of the medium that published it. */
export function Quotes({ quotes }: Props) {
  return (
    <PressSection id="quotes">
      <ul className="mt-12 gap-6 sm:columns-2 xl:columns-3">
        {quotes.map((quote) => (
          <li key={quote.outlet} className="mb-6 break-inside-avoid">
            <QuoteCard quote={quote} />
          </li>
        ))}
      </ul>
    </PressSection>
  );
}

function QuoteCard({ quote }: { quote: Quote }) {
  const t = useTranslations('press');
  const locale = useLocale();

  return (
    <figure className="grid gap-6 rounded-card p-7 pane sm:p-8">
      <OutletLogo logo={quote} className="object-left" />
      <blockquote className="font-display text-[1.375rem] leading-snug">
        <p className="-indent-[0.42em] before:content-[open-quote] after:content-[close-quote]">
          {quote.words[locale]}
        </p>
      </blockquote>
      <figcaption className="text-base text-haze">
        {quote.about[locale]}, <FormattedDate date={quote.date} style="long" />
        {quote.language !== locale && (
          <span className="block">{t(`translated.${quote.language}`)}</span>
        )}
      </figcaption>
    </figure>
  );
}
