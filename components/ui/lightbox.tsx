'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useState, type KeyboardEvent } from 'react';

import { Icon } from './icon';
import { LargePicture, type ShownPicture } from './large-picture';
import { useSwipe } from './use-swipe';
import './dialog-fade.css';
import './lightbox.css';
import { assertPresent } from './assert-present';

type Props = {
  pictures: ShownPicture[];
  start: number;
  words: Record<'title' | 'previous' | 'next' | 'close', string>;
  language: string;
  /** Whether the arrows stop at the first and the last picture. Otherwise the first picture follows the last one. */
  stops?: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** A dialog that shows one picture at a time. It has no `Dialog.Overlay`, for the same reason as embed-dialog.tsx. */
export default function Lightbox(props: Props) {
  const { pictures, start, words, language, stops = false, onClose, onClosed } = props;
  const count = pictures.length;
  const [index, setIndex] = useState(start);
  const placeAt = (steps: number) =>
    stops ? Math.min(Math.max(index + steps, 0), count - 1) : (index + steps + count) % count;
  const [hasMoved, setMoved] = useState(false);
  const move = (steps: number) => {
    if (placeAt(steps) === index) return;
    setMoved(true);
    setIndex(placeAt(steps));
  };
  const isOver = (steps: number) => placeAt(steps) === index;
  const swipe = useSwipe(move);
  const picture = assertPresent(pictures[index]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div data-lightbox="" className="dialog-veil fixed inset-0 z-50" />
        <Dialog.Content
          lang={language}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="lightbox"
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          <p aria-live="polite" aria-atomic="true" className="lightbox-position">
            {index + 1} / {count}
            {hasMoved && (picture.alt || picture.caption) && (
              <span
                lang={picture.alt ? (picture.altLang ?? picture.lang) : picture.lang}
                className="sr-only"
              >
                {`: ${picture.alt || picture.caption}`}
              </span>
            )}
          </p>
          <Dialog.Close
            aria-label={words.close}
            className="lightbox-close button button-glass button-round"
          >
            <Icon name="close" />
          </Dialog.Close>
          <figure lang={picture.lang} className="lightbox-picture" {...swipe}>
            <LargePicture key={picture.src} picture={picture} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
          {count > 1 && <Arrows words={words} onMove={move} isOver={isOver} />}
          {count > 1 && (
            <Neighbours
              sources={[-1, 1].map((steps) => assertPresent(pictures[placeAt(steps)]).src)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ArrowsProps = {
  words: Props['words'];
  onMove: (steps: number) => void;
  isOver: (steps: number) => boolean;
};

// An arrow that cannot move further is only marked as disabled, so that it stays in place and keeps the focus.
function Arrows({ words, onMove, isOver }: ArrowsProps) {
  return (
    [
      ['previous', -1],
      ['next', 1],
    ] as const
  ).map(([side, steps]) => (
    <button
      key={side}
      type="button"
      aria-label={words[side]}
      aria-disabled={isOver(steps)}
      onClick={() => onMove(steps)}
      className={`lightbox-${side} button button-glass button-round`}
    >
      <Icon name={side} />
    </button>
  ));
}

/** Preloads the pictures before and after this one. */
function Neighbours({ sources }: { sources: string[] }) {
  return [...new Set(sources)].map((src) => (
    <link key={src} rel="prefetch" as="image" href={src} />
  ));
}
