import type { ComponentProps, ReactNode } from 'react';

import { Picture } from './picture';
import './scenes.css';

type Props = Pick<ComponentProps<'section'>, 'id' | 'aria-labelledby'> & {
  /** A path below `public`, of a picture of 2000 by 1250 pixels. */
  src: string;
  /** The class of the layer over the picture. */
  shade: string;
  loads?: 'first' | 'soon' | 'late';
  children: ReactNode;
};

/**
 * A section that is at least one screen high. Its picture stays in place while the text scrolls over it. Phones load a
 * file with fewer pixels than they show (`sizes`): under the dark layer, the difference is not visible.
 */
export function Scene({ src, shade, loads, children, ...section }: Props) {
  return (
    <section {...section} className="scene">
      <div aria-hidden="true" className="scene-window absolute inset-0 -z-10">
        <div className="scene-picture h-svh">
          <Picture
            image={{ src, alt: '', width: 2000, height: 1250 }}
            sizes="(max-width: 639px) 60vh, (max-aspect-ratio: 8/5) 160vh, 100vw"
            loads={loads}
            className="h-full w-full"
          />
          <div className={`absolute inset-0 ${shade}`} />
        </div>
      </div>
      {children}
    </section>
  );
}
