import type { ReactNode } from 'react';

import { Scene } from '@/components/ui/scene';

type Props = { title: string; image: string; side?: 'left' | 'right'; children: ReactNode };

/** A full screen with words on glass. */
export function Story({ title, image, side = 'left', children }: Props) {
  return (
    <Scene src={`/images/home/${image}.webp`} shade="bg-ink/35">
      <div className="page-width flex min-h-svh items-end py-12 sm:items-center sm:py-24">
        <div
          data-reveal
          className={`grid max-w-[38rem] gap-6 rounded-panel p-7 glass sm:p-12 ${side === 'right' ? 'sm:ml-auto' : ''}`}
        >
          <h2 className="font-display text-title">{title}</h2>
          {children}
        </div>
      </div>
    </Scene>
  );
}
