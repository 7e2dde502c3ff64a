import { useId } from 'react';

import { PlayButton } from './play-button';
import { Waveform } from './waveform';

type Props = {
  src?: string;
  'data-name'?: string;
  /** The id of the form around the text, whose `submit` starts the player. */
  form: string;
};

/**
 * An audio file in a text. The text already contains its name, as a caption or a line of a playlist. Uses only inline
 * elements, because it may be inside a paragraph.
 */
export function ProseSound({ src = '', 'data-name': name = '', form }: Props) {
  return (
    <span className="sound">
      <PlayButton name={name} address={src} form={form} />
      <Waveform peaks={[]} id={useId()} />
      <audio controls preload="none" aria-label={name}>
        <source src={src} />
      </audio>
    </span>
  );
}
