import type { ReactNode } from 'react';

import { Picture } from '@/components/ui/picture';

type Props = { title: string; image: string; side?: 'left' | 'right'; children: ReactNode };

/** A full screen with words on glass; its picture stands still while it passes. */
export function Story({ title, image, side = 'left', children }: Props) {
  return (
    <section className="story relative isolate overflow-clip">
      <div aria-hidden="true" className="story-window absolute inset-0 -z-10">
        <div className="relative h-svh">
          <Picture
            image={{ src: `/images/home/${image}.webp`, alt: '', width: 2000, height: 1250 }}
            sizes="(max-aspect-ratio: 8/5) 160vh, 100vw"
            className="h-full w-full"
          />
          <div className="absolute inset-0 bg-ink/35" />
        </div>
      </div>
      <div className="page-width flex min-h-svh items-end py-12 sm:items-center sm:py-24">
        <div
          data-reveal
          className={`story-words grid max-w-[38rem] gap-6 rounded-panel p-7 glass sm:p-12 ${side === 'right' ? 'sm:ml-auto' : ''}`}
        >
          <h2 className="font-display text-title">{title}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
