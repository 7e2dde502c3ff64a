'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { MotionIcons } from '@/components/ui/motion-icons';
import { RoundButton } from '@/components/ui/round-button';
import { whenSeen } from '@/components/ui/when-seen';

import type { HeroSlider } from './hero-slider';
import { assertPresent } from '@/components/ui/assert-present';

type Props = {
  label: string;
  words: Record<keyof MotionIcons, string>;
  icons: MotionIcons;
  /** For each slide: the announcement after a visitor has moved to it. */
  shown: ReactNode[];
  children: ReactNode;
};

/** Client component for the autoplay, the buttons and the keys. Without JavaScript only the first slide is shown. */
export function HeroRow({ label, words, icons, shown, children }: Props) {
  const window = useRef<HTMLDivElement>(null);
  const slider = useRef<HeroSlider>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isAnnounced, setAnnounced] = useState(false);

  useEffect(() => {
    if (shown.length < 2) return;
    const stop = whenSeen(assertPresent(window.current), async (element) => {
      const { createHeroSlider } = await import('./hero-slider');
      slider.current = createHeroSlider(element, { onSlide: setCurrent, onPlaying: setPlaying });
      setReady(true);
    });
    return () => {
      stop();
      slider.current?.stop();
    };
  }, [shown.length]);

  function hold() {
    setAnnounced(true);
    slider.current?.pause();
  }

  function move(way: 'previous' | 'next') {
    hold();
    slider.current?.[way]();
  }

  function togglePlay() {
    setAnnounced(false);
    slider.current?.[isPlaying ? 'pause' : 'play']();
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') move('previous');
    if (key === 'ArrowRight') move('next');
  }

  return (
    <section aria-label={label} onKeyDown={onKeyDown} className="relative isolate">
      <div ref={window} onFocus={hold} className="newest-window">
        <ul className="newest-track">{children}</ul>
      </div>
      <div
        hidden={shown.length < 2}
        className={`pointer-events-none absolute inset-x-0 bottom-8 z-10 ${isReady ? '' : 'invisible'}`}
      >
        <div className="page-width flex justify-end gap-3 *:pointer-events-auto">
          <RoundButton pauses label={isPlaying ? words.pause : words.play} onClick={togglePlay}>
            {isPlaying ? icons.pause : icons.play}
          </RoundButton>
          <RoundButton label={words.previous} onClick={() => move('previous')}>
            {icons.previous}
          </RoundButton>
          <RoundButton label={words.next} onClick={() => move('next')}>
            {icons.next}
          </RoundButton>
        </div>
      </div>
      <p aria-live="polite" aria-atomic className="sr-only">
        {isAnnounced && shown[current]}
      </p>
    </section>
  );
}
