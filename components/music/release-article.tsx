import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { BackLink } from '@/components/ui/back-link';
import { FactBox } from '@/components/ui/fact-box';
import { PictureOrFigure } from '@/components/ui/picture-or-figure';
import { PlayButton } from '@/components/ui/play-button';
import { Prose } from '@/components/ui/prose';
import { formatDate } from '@/lib/i18n/dates';
import type { RichText } from '@/lib/html/rich-text';
import { itemHref } from '@/lib/data/item-href';
import type { Release } from '@/lib/data/music/release';
import { isPlayable } from '@/lib/data/music/tracks';
import { localizedPath } from '@/lib/i18n/href';
import type { Locale } from '@/lib/i18n/routing';

import { PlatformButtons } from './platform-buttons';
import { ReleaseInformation } from './release-information';
import { TrackList } from './track-list';

type Props = { release: Release };

/** The content of a release's page. */
export function ReleaseArticle({ release }: Props) {
  const t = useTranslations('music');
  const locale = useLocale();
  const lang = release.language === locale ? undefined : release.language;

  return (
    <article className="grid grid-cols-1 gap-10">
      <BackLink href={{ pathname: '/music' }}>{t('back')}</BackLink>
      {lang && <p className="text-haze">{t('onlyIn')}</p>}
      <div className="grid grid-cols-1 items-center gap-10 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] wide:gap-16">
        <div data-cover="">
          <PictureOrFigure
            image={release.image}
            title={release.title}
            sizes="(min-width: 980px) 512px, 92vw"
            loads="first"
            className="aspect-square w-full max-w-[32rem] rounded-panel"
          />
        </div>
        <header className="grid gap-4">
          <h1 lang={lang} className="font-display text-title wrap-anywhere">
            {release.title}
          </h1>
          <div className="flex flex-wrap items-center gap-5">
            {release.tracks.some(isPlayable) && (
              <form className="contents">
                <PlayButton
                  isPage
                  name={release.title}
                  address={localizedPath(itemHref('music', release), locale)}
                  className="play-large"
                />
              </form>
            )}
            <div className="grid gap-2">
              <p className="text-lead text-champagne">{release.artist}</p>
              {release.date && (
                <p className="text-haze">
                  {t('released', { date: formatDate(release.date, 'long', locale) })}
                </p>
              )}
            </div>
          </div>
          <PlatformButtons platforms={release.platforms} title={release.title} lang={lang} />
        </header>
      </div>
      {hasTracks(release) && (
        <FactBox title={t('tracklist')}>
          <TrackList release={release} />
        </FactBox>
      )}
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
        <TextBox title={t('text')} text={release.text} language={release.language} />
        {/* The tracklist has no German version. */}
        <TextBox title={t('tracklist')} text={release.tracklist} language="en" />
        <TextBox title={t('credits')} {...release.credits} />
        <TextBox title={t('additional')} {...release.additionalInfo} />
        <ReleaseInformation release={release} />
      </div>
    </article>
  );
}

/**
 * Whether WordPress has the tracks with their data. Otherwise they come from the tracklist, which is shown as a text.
 */
const hasTracks = ({ tracks, tracklist }: Release) => tracks.length > 0 && !tracklist;

type TextBoxProps = { title: string; text?: RichText | null; language?: Locale };

/** A text under a heading. Renders nothing without a text. */
function TextBox({ title, text, language }: TextBoxProps): ReactNode {
  const locale = useLocale();
  if (!text) return null;

  return (
    <FactBox title={title}>
      <div lang={language === locale ? undefined : language}>
        <Prose text={text} />
      </div>
    </FactBox>
  );
}
