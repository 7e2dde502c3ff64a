import type { ReactNode } from 'react';

import type { AudioSource } from '@/lib/sounds/audio-source';

import { PlayButton } from './play-button';
import { Waveform } from './waveform';

type Props = {
  name: string;
  sources: AudioSource[];
  peaks: number[];
  /** The id of the waveform, unique on the page. */
  id: string;
  /** The content beside the button: the name and other facts. */
  children: ReactNode;
};

/**
 * A track that can be played, in a form with `data-sounds`: a button, its name and its waveform. Browsers without
 * JavaScript show their own controls in place of these. Nothing is loaded before a visitor plays the track.
 */
export function SoundRow({ name, sources, peaks, id, children }: Props) {
  return (
    <div className="sound">
      <PlayButton name={name} address={sources.at(-1)?.src ?? ''} />
      {children}
      <Waveform peaks={peaks} id={id} />
      <audio controls preload="none" aria-label={name}>
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
    </div>
  );
}
