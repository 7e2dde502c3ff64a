import type { ReactNode } from 'react';

import { Scene } from '@/components/ui/scene';

import './home.css';

type Props = { title: string; image: string; side?: 'left' | 'right'; children: ReactNode };

/** A full-screen section with its text on a glass pane. */
export function Story({ title, image, side = 'left', children }: Props) {
  return (
    <Scene src={`/images/home/${image}.webp`} shade="bg-ink/35">
      <div className="story-frame page-width">
        <div data-reveal className={`story-words glass ${side === 'right' ? 'sm:ml-auto' : ''}`}>
          <h2 className="font-display text-title">{title}</h2>
          {children}
        </div>
      </div>
    </Scene>
  );
}
