import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { BackLink } from '@/components/ui/back-link';
import { DrawnFigure } from '@/components/ui/drawn-figure';
import { FactBox } from '@/components/ui/fact-box';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { formatDate } from '@/lib/dates';
import type { RichText } from '@/lib/html';
import type { Release } from '@/lib/music';

import { PlatformButtons } from './platform-buttons';
import { ReleaseInformation } from './release-information';

type Props = { release: Release };

const coverShape = 'aspect-square w-full max-w-[32rem] rounded-panel';

export function ReleaseArticle({ release }: Props) {
  const t = useTranslations('music');
  const locale = useLocale();
  const lang = release.language === locale ? undefined : release.language;

  return (
    <article className="grid grid-cols-1 gap-10">
      <BackLink href={{ pathname: '/music' }}>{t('back')}</BackLink>
      {lang && <p className="text-haze">{t('onlyIn')}</p>}
      <div className="grid grid-cols-1 items-center gap-10 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] wide:gap-16">
        <Cover release={release} />
        <header className="grid gap-4">
          <h1 lang={lang} className="font-display text-title wrap-anywhere">
            {release.title}
          </h1>
          <p className="text-lead text-champagne">{release.artist}</p>
          <p className="text-haze">
            {t('released', { date: formatDate(release.date, 'long', locale) })}
          </p>
          <PlatformButtons platforms={release.platforms} title={release.title} />
        </header>
      </div>
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
        <TextBox title={t('text')} text={release.text} lang={lang} />
        <TextBox title={t('tracklist')} text={release.tracklist} lang={lang} />
        <TextBox title={t('credits')} text={release.credits} lang={lang} />
        <TextBox title={t('additional')} text={release.additionalInfo} lang={lang} />
        <ReleaseInformation release={release} />
      </div>
    </article>
  );
}

function Cover({ release: { image, title } }: Props): ReactNode {
  if (!image) return <DrawnFigure title={title} className={coverShape} />;

  return (
    <Picture
      image={image}
      sizes="(min-width: 980px) 512px, 92vw"
      loads="first"
      className={coverShape}
    />
  );
}

type TextBoxProps = { title: string; text: RichText | null; lang?: string };

/** A text under its name; nothing at all where there is none. */
function TextBox({ title, text, lang }: TextBoxProps): ReactNode {
  if (!text) return null;

  return (
    <FactBox title={title}>
      <div lang={lang}>
        <Prose text={text} />
      </div>
    </FactBox>
  );
}
