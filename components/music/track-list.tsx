import { useLocale, useTranslations } from 'next-intl';

import { SoundRow } from '@/components/ui/sound-row';
import { SoundSheet } from '@/components/ui/sound-sheet';
import type { Release } from '@/lib/data/music/release';
import type { Track } from '@/lib/data/music/track';
import { isPlayable } from '@/lib/data/music/tracks';

import { TrackFacts } from './track-facts';
import './music.css';

type Props = { release: Release };

/** The tracks of a release. A track that can be played has a play button in place of its number. */
export function TrackList({ release: { title, artist, tracks } }: Props) {
  return (
    <form data-sounds="" data-album={title} data-artist={artist}>
      <SoundSheet />
      <ol>
        {tracks.map((track, index) => (
          <li key={index} className="track">
            <TrackRow track={track} number={index + 1} />
            {track.words && <TrackWords words={track.words} />}
          </li>
        ))}
      </ol>
    </form>
  );
}

function TrackRow({ track, number }: { track: Track; number: number }) {
  const locale = useLocale();
  const { name, sources, peaks, language } = track;
  const lang = language === locale ? undefined : language;
  const what = (
    <>
      <span aria-hidden="true" className="track-number">
        {number}
      </span>
      <span className="sound-name" lang={lang}>
        {name}
      </span>
      <TrackFacts track={track} />
    </>
  );
  if (isPlayable(track)) {
    return (
      <SoundRow {...{ name, sources, peaks }} id={`wave-${number}`}>
        {what}
      </SoundRow>
    );
  }

  return <div className="sound">{what}</div>;
}

/** The lyrics of a track. */
function TrackWords({ words: { text, language } }: { words: NonNullable<Track['words']> }) {
  const t = useTranslations('music');
  const locale = useLocale();

  return (
    <details className="track-words">
      <summary>{t('words')}</summary>
      <p lang={language === locale ? undefined : language}>{text}</p>
    </details>
  );
}
