'use client';

import { useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { MotionIcons } from '@/components/ui/motion-icons';
import { RoundButton } from '@/components/ui/round-button';

import { useCarousel } from './use-carousel';

type Props = {
  label: string;
  words: Record<keyof MotionIcons, string>;
  icons: MotionIcons;
  /** For each slide: the label of its dot, and the announcement for when it becomes the first visible slide. */
  slides: { goTo: string; shown: ReactNode }[];
  children: ReactNode;
};

/** Client component for the autoplay, the buttons and the keys of the carousel. */
export function CarouselRow({ label, words, icons, slides, children }: Props) {
  const window = useRef<HTMLDivElement>(null);
  const row = useCarousel(window, slides.length);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') row.move(1);
    if (key === 'ArrowLeft') row.move(-1);
  }

  return (
    <section aria-label={label} onKeyDown={onKeyDown} className="page-width pt-2">
      <div ref={window} className="carousel-window">
        <ul tabIndex={0} aria-label={label} className="carousel-track">
          {children}
        </ul>
      </div>
      <div
        hidden={slides.length < 2}
        className={`carousel-controls ${row.isReady ? '' : 'invisible'}`}
      >
        <RoundButton
          pauses
          label={row.isPaused ? words.play : words.pause}
          onClick={row.togglePause}
        >
          {row.isPaused ? icons.play : icons.pause}
        </RoundButton>
        <div className="flex flex-wrap justify-center">
          {slides.map(({ goTo }, index) => (
            <button
              key={index}
              type="button"
              aria-label={goTo}
              aria-current={index === row.current}
              onClick={() => row.goTo(index)}
              className="carousel-dot"
            />
          ))}
        </div>
        <div className="flex justify-end gap-3">
          <RoundButton label={words.previous} onClick={() => row.move(-1)}>
            {icons.previous}
          </RoundButton>
          <RoundButton label={words.next} onClick={() => row.move(1)}>
            {icons.next}
          </RoundButton>
        </div>
      </div>
      <p aria-live="polite" aria-atomic className="sr-only">
        {row.isAnnounced && slides[row.current]?.shown}
      </p>
    </section>
  );
}
