import { useTranslations } from 'next-intl';

import { Story } from './story';

/** Four full-screen sections about how the duo works. */
export function Stories() {
  const t = useTranslations('home.stories');

  return (
    <>
      <Story title={t('musicians.title')} image="story-frequency-musicians">
        <blockquote className="grid gap-6">
          <p className="story-quote font-display">{t('musicians.quote')}</p>
          <footer className="text-base text-champagne">{t('musicians.source')}</footer>
        </blockquote>
      </Story>
      <Story title={t('expression.title')} image="story-authentic-expression" side="right">
        <p className="text-lead">{t('expression.text')}</p>
      </Story>
      <Story title={t('healing.title')} image="story-healing-aspect">
        <p className="text-lead">{t('healing.text')}</p>
      </Story>
      <Story title={t('style.title')} image="story-unique-style" side="right">
        <p className="text-lead">{t('style.text')}</p>
      </Story>
    </>
  );
}
