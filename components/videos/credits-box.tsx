import { useLocale, useTranslations } from 'next-intl';

import { FactBox } from '@/components/ui/fact-box';
import type { Credits } from '@/lib/data/videos/credits';

type Props = { credits: Credits };

/** The credits of a video, line by line. An empty line is a space. */
export function CreditsBox({ credits: { lines, language } }: Props) {
  const t = useTranslations('videos');
  const locale = useLocale();

  return (
    <FactBox title={t('credits')}>
      <div lang={language === locale ? undefined : language} className="grid gap-1">
        {lines.map(({ words, isThanks }, index) =>
          words ? (
            <p key={index} className={isThanks ? 'font-bold' : 'text-haze'}>
              {words}
            </p>
          ) : (
            <span key={index} className="block h-4" />
          ),
        )}
      </div>
    </FactBox>
  );
}
