import type { ReactNode } from 'react';

import { Picture } from './picture';
import './scenes.css';

type Props = {
  /** A picture of ours, 2000 by 1250. */
  src: string;
  /** What lies over it, as a class. */
  shade: string;
  loads?: 'first' | 'soon' | 'late';
  id?: string;
  labelledBy?: string;
  children: ReactNode;
};

/**
 * A section of at least a screen; its picture stands still on the screen while the words pass over it. In the dark of a
 * phone's screen it need not be as sharp as the screen is.
 */
export function Scene({ src, shade, loads, id, labelledBy, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className="story relative isolate min-h-svh overflow-clip"
    >
      <div aria-hidden="true" className="story-window absolute inset-0 -z-10">
        <div className="story-picture h-svh">
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
